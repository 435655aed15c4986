import { useState } from 'react';
import {
  Download,
  EllipsisVertical,
  Eye,
  EyeOff,
  Info,
  Printer,
  RefreshCw,
  Trash2,
} from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { pdfVisibilityToggled, selectPdfIsHidden, type OpenDocument } from '@/article';
import { fileSizeText } from '@/domain/fileSize';
import { Dialog } from '@/ui/Dialog/Dialog';
import { Facts } from '@/ui/Facts/Facts';
import { Menu } from '@/ui/Menu/Menu';
import {
  pdfDownloadRequested,
  printRequested,
  removalRequested,
  selectPrinting,
} from '../../viewer.slice';
import { LossDialog } from './LossDialog';
import { ReplaceDocument, type ReplaceDocumentProps } from './ReplaceDocument';

interface DocumentMenuProps extends Omit<ReplaceDocumentProps, 'children'> {
  /** There are pages to print. */
  readonly isShown: boolean;
}

/** Actions that apply to the PDF as a whole. */
export function DocumentMenu({ isShown, ...props }: DocumentMenuProps) {
  const [asksFor, setAsksFor] = useState<'properties' | 'removal'>();
  const close = () => setAsksFor(undefined);
  const dispatch = useDispatch();
  const remove = () => void dispatch(removalRequested());
  const onRemove = props.workWouldBeLost ? () => setAsksFor('removal') : remove;
  const items = useItems({ isShown, onProperties: () => setAsksFor('properties'), onRemove });
  const { file } = props.document;
  return (
    <>
      <ReplaceDocument {...props}>
        {(choose) => (
          <Menu
            label="More about the PDF"
            icon={EllipsisVertical}
            iconOnly
            size="s"
            alignment="end"
            choosesFile
            items={items(choose)}
          />
        )}
      </ReplaceDocument>
      <Dialog open={asksFor === 'properties'} title="Properties" onClose={close}>
        <Properties document={props.document} />
      </Dialog>
      <LossDialog
        title="Remove the document?"
        confirm="Remove document"
        name={file.name}
        open={asksFor === 'removal'}
        onConfirm={remove}
        onClose={close}
      />
    </>
  );
}

interface Acts {
  readonly isShown: boolean;
  readonly onProperties: () => void;
  readonly onRemove: () => void;
}

function useItems({ isShown, onProperties, onRemove }: Acts) {
  const dispatch = useDispatch();
  const isHidden = useSelector(selectPdfIsHidden);
  const isPrinting = useSelector(selectPrinting) !== null;
  return (onReplace: () => void) => [
    {
      ...{ id: 'print', label: 'Print', icon: Printer },
      disabled: !isShown || isPrinting,
      onSelect: () => dispatch(printRequested()),
    },
    {
      ...{ id: 'download', label: 'Download', icon: Download },
      onSelect: () => dispatch(pdfDownloadRequested()),
    },
    { ...{ id: 'properties', label: 'Properties', icon: Info }, onSelect: onProperties },
    {
      ...{ id: 'visibility', label: isHidden ? 'Show PDF' : 'Hide PDF' },
      icon: isHidden ? Eye : EyeOff,
      onSelect: () => dispatch(pdfVisibilityToggled()),
    },
    {
      ...{ id: 'replace', label: 'Replace the document', icon: RefreshCw },
      onSelect: onReplace,
    },
    { ...{ id: 'remove', label: 'Remove the document', icon: Trash2 }, onSelect: onRemove },
  ];
}

function Properties({ document }: { readonly document: OpenDocument }) {
  return (
    <Facts $gap="2 4" $columns="max-content 1fr">
      <dt>Title</dt>
      <dd>{document.title ?? 'None'}</dd>
      <dt>Pages</dt>
      <dd>{document.pageCount}</dd>
      <dt>File Size</dt>
      <dd>{fileSizeText(document.file.size)}</dd>
    </Facts>
  );
}
