import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { fileSizeText } from '@/domain/fileSize';
import { packingRequested } from '@/features/library';
import type { WorkSummary } from '@/platform/workStore';
import { Button } from '@/ui/Button/Button';
import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { Dialog } from '@/ui/Dialog/Dialog';
import { Muted } from '@/ui/Text/Text';
import { titleOf } from './sortArticles';

interface ShareDialogProps {
  readonly work: WorkSummary;
  readonly onClose: () => void;
}

/** Saves one article as a file that another MARCUS opens; the PDF is included only if the user says so. */
export function ShareDialog({ work, onClose }: ShareDialogProps) {
  const dispatch = useDispatch();
  const [withPdf, setWithPdf] = useState(false);
  const save = () => {
    onClose();
    dispatch(packingRequested({ hashes: [work.hash], withPdfs: withPdf }));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Share the article"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={save}>
            Save file
          </Button>
        </>
      }
    >
      <p>
        Saves one file with all work on “{titleOf(work)}”: text, annotations, drawings, structures
        and what was decided about them. To go on in another MARCUS, drop the file there.
      </p>
      {work.hasNoFile ? (
        <Muted as="p">The PDF is no longer kept here, so the file is without it.</Muted>
      ) : (
        <Checkbox checked={withPdf} onChange={setWithPdf}>
          With the PDF ({fileSizeText(work.size)} in all)
        </Checkbox>
      )}
      {!withPdf && <Muted as="p">Whoever opens it adds the same PDF to see its pages.</Muted>}
      {withPdf && <Muted as="p">Make sure that you may pass the article on.</Muted>}
    </Dialog>
  );
}
