import { useDispatch, useSelector } from 'react-redux';
import { selectArticleTitle } from '@/features/article';
import { Dialog } from '@/ui/Dialog/Dialog';
import { exportDialogClosed } from '../../exporting.slice';
import { ArticleTitle, Layout, Options, View } from './ExportDialog.styles';
import { ColumnChoice } from './ColumnChoice';
import { ExportFoot } from './ExportFoot';
import { ExportPreview } from './ExportPreview';
import { ExportWarnings } from './ExportWarnings';
import { FormatChoice } from './FormatChoice';
import { ScopeChoice } from './ScopeChoice';

/** What is written and how, with the first rows of the file and what there is to know before. */
export function ExportDialog() {
  const dispatch = useDispatch();
  const title = useSelector(selectArticleTitle);
  return (
    <Dialog
      open
      isFlush
      isSteady
      size="l"
      title="Export"
      headDetails={<ArticleTitle>{title}</ArticleTitle>}
      footer={<ExportFoot />}
      onClose={() => dispatch(exportDialogClosed())}
    >
      <Layout>
        <Options>
          <ScopeChoice />
          <FormatChoice />
          <ColumnChoice />
        </Options>
        <View>
          <ExportPreview />
          <ExportWarnings />
        </View>
      </Layout>
    </Dialog>
  );
}
