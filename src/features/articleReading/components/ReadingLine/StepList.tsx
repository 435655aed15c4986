import { CircleCheck, CircleDashed, CircleDot, CircleMinus, OctagonAlert } from 'lucide-react';
import { Icon } from '@/ui/Icon/Icon';
import { Num } from '@/ui/Text/Text';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { STEP_NAMES, type ReadingStep } from '../../readingSteps';
import { Steps } from './ReadingLine.styles';

const ICONS = {
  waiting: CircleDashed,
  running: CircleDot,
  done: CircleCheck,
  failed: OctagonAlert,
  none: CircleMinus,
} as const;

const SPOKEN: Readonly<Record<ReadingStep['status'], string>> = {
  waiting: 'not yet',
  running: 'in progress',
  done: 'done',
  failed: 'failed',
  none: 'nothing to do',
};

/** The one that is shown where there is room for one: what failed, else what runs last, else the last. */
function mainStep(steps: readonly ReadingStep[]): ReadingStep | undefined {
  const withStatus = (status: ReadingStep['status']) =>
    steps.findLast((step) => step.status === status);
  return withStatus('failed') ?? withStatus('running') ?? steps.at(-1);
}

export function StepList({ steps }: { readonly steps: readonly ReadingStep[] }) {
  const main = mainStep(steps);
  return (
    <Steps>
      {steps.map((step) => (
        <li
          key={step.id}
          data-status={step.status}
          data-main={step === main || undefined}
          aria-current={step.status === 'running' ? 'step' : undefined}
        >
          <Icon of={ICONS[step.status]} size={14} />
          {STEP_NAMES[step.id]}
          {step.count !== '' && <Num>{step.count}</Num>}
          <VisuallyHidden>{SPOKEN[step.status]}</VisuallyHidden>
        </li>
      ))}
    </Steps>
  );
}
