import { useDispatch, useSelector } from 'react-redux';
import { selectArticleTitle } from '@/article';
import { isReference, type ExportFormat } from '@/domain/exports/exportFormats';
import { Dialog } from '@/ui/Dialog/Dialog';
import { Column, Text } from '@/ui/Layout/Layout';
import { exportDialogClosed, selectExportChoices } from '../../exporting.slice';
import { selectPeople } from '../../people.selectors';
import { Layout, Options } from './ExportDialog.styles';
import { ColumnChoice } from './ColumnChoice';
import { ExportFoot } from './ExportFoot';
import { ExportPreview } from './ExportPreview';
import { ExportWarnings } from './ExportWarnings';
import { FormatChoice } from './FormatChoice';
import { LicenceChoice } from './LicenceChoice';
import { NamesChoice } from './NamesChoice';
import { RecipientTerms } from './RecipientTerms';
import { ReferencePreview } from './ReferencePreview';
import { ScopeChoice } from './ScopeChoice';

/** What is written and how, with the first rows of the file and what there is to know before. */
export function ExportDialog() {
  const dispatch = useDispatch();
  const title = useSelector(selectArticleTitle);
  const { format } = useSelector(selectExportChoices);
  const people = useSelector(selectPeople);
  const ofArticle = isReference(format);
  return (
    <Dialog
      open
      isFlush
      isSteady
      size="l"
      title="Export"
      headDetails={
        <Text $minWidth={0} $cut $ink="text-2" $notOnPhone>
          {title}
        </Text>
      }
      footer={<ExportFoot />}
      onClose={() => dispatch(exportDialogClosed())}
    >
      <Layout>
        <Options>
          {!ofArticle && <ScopeChoice />}
          <FormatChoice format={format} />
          <LicenceChoice />
          <NamesChoice format={format} people={people} />
          {!ofArticle && <ColumnChoice />}
        </Options>
        <Column $minWidth={0} $minHeight={0} $ground="surface-1">
          {ofArticle ? <ReferencePreview /> : <CompoundsPreview format={format} />}
        </Column>
      </Layout>
    </Dialog>
  );
}

const CompoundsPreview = ({ format }: { readonly format: ExportFormat }) => (
  <>
    <ExportPreview />
    <RecipientTerms format={format} />
    <ExportWarnings />
  </>
);
