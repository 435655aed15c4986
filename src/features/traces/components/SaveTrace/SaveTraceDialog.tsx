import { useState } from 'react';
import { Download } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { fileSizeText } from '@/domain/fileSize';
import { Button } from '@/ui/Button/Button';
import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { Dialog } from '@/ui/Dialog/Dialog';
import { Stack } from '@/ui/Layout/Layout';
import { Num, Small } from '@/ui/Text/Text';
import { traceDismissed, traceSaveRequested, type TakenTrace } from '../../traces.slice';
import { TraceFacts } from './TraceFacts';

/** Shows what the trace contains, and saves it with or without the article. */
export function SaveTraceDialog({ taken }: { taken: TakenTrace }) {
  const dispatch = useDispatch();
  const [leaveOutArticle, setLeaveOutArticle] = useState(true);
  const size = leaveOutArticle ? taken.sizeWithoutArticle : taken.size;
  return (
    <Dialog
      open
      onClose={() => dispatch(traceDismissed())}
      title="Save trace"
      footer={
        <>
          <Button onClick={() => dispatch(traceDismissed())}>Cancel</Button>
          <Button
            variant="primary"
            icon={Download}
            onClick={() => dispatch(traceSaveRequested({ leaveOutArticle }))}
          >
            Save <Num>{fileSizeText(size)}</Num>
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        <TraceFacts contents={taken.contents} leaveOutArticle={leaveOutArticle} />
        <Checkbox checked={leaveOutArticle} onChange={setLeaveOutArticle}>
          Leave out the article’s text and file names
        </Checkbox>
        <Small>
          Structures and labels stay. The PDF, pictures, passwords, tokens and the session’s id are
          never part of a trace.
        </Small>
      </Stack>
    </Dialog>
  );
}
