import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Download, EllipsisVertical, Info, Printer } from 'lucide-react';
import { fileSizeText } from '@/domain/fileSize';
import { Dialog } from '@/ui/Dialog/Dialog';
import { Facts } from '@/ui/Facts/Facts';
import { Menu } from '@/ui/Menu/Menu';
import { pdfDownloadRequested } from '../../viewer.slice';
import { selectOpenDocument, type OpenDocument } from '@/article';
import { printRequested, selectPrinting } from '../../viewer.slice';

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

/** Actions that apply to the PDF as a whole. */
export function DocumentMenu({ isShown }: { readonly isShown: boolean }) {
  const dispatch = useDispatch();
  const document = useSelector(selectOpenDocument);
  const isPrinting = useSelector(selectPrinting) !== null;
  const [asksForProperties, setAsksForProperties] = useState(false);
  if (!document) return null;
  const items = [
    {
      id: 'print',
      label: 'Print',
      icon: Printer,
      disabled: !isShown || isPrinting,
      onSelect: () => dispatch(printRequested()),
    },
    {
      id: 'download',
      label: 'Download',
      icon: Download,
      onSelect: () => dispatch(pdfDownloadRequested()),
    },
    {
      id: 'properties',
      label: 'Properties',
      icon: Info,
      onSelect: () => setAsksForProperties(true),
    },
  ];
  return (
    <>
      <Menu
        label="More about the PDF"
        icon={EllipsisVertical}
        iconOnly
        size="s"
        alignment="end"
        items={items}
      />
      <Dialog
        open={asksForProperties}
        title="Properties"
        onClose={() => setAsksForProperties(false)}
      >
        <Properties document={document} />
      </Dialog>
    </>
  );
}
