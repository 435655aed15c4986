import { useDispatch } from 'react-redux';
import { recognitionCancelRequested, type RecognitionJob } from '@/features/recognition';
import { Button } from '@/ui/Button/Button';
import { Progress } from '@/ui/Progress/Progress';
import { Num } from '@/ui/Text/Text';
import { TimeLeft } from './TimeLeft';

/** A run that the user has asked for by itself, such as by 'Get Structures'. */
export function RecognitionRun({ job }: { readonly job: RecognitionJob }) {
  const dispatch = useDispatch();
  const done = job.converted + job.failed;
  const progress = `${done} of ${job.total}`;
  return (
    <>
      <Num>
        {progress} read{job.failed > 0 && `, ${job.failed} failed`}
      </Num>
      <TimeLeft />
      <Button size="s" onClick={() => dispatch(recognitionCancelRequested())}>
        Cancel
      </Button>
      <Progress
        line
        label="Recognition"
        value={done}
        max={Math.max(1, job.total)}
        valueText={progress}
      />
    </>
  );
}
