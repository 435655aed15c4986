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

/** Each part of the reading, how far it is, and what it has found. */
export function StepList({ steps }: { readonly steps: readonly ReadingStep[] }) {
  return (
    <Steps>
      {steps.map((step) => (
        <li
          key={step.id}
          data-status={step.status}
          aria-current={step.status === 'running' ? 'step' : undefined}
        >
          <Icon of={ICONS[step.status]} size={14} />
          <span>{STEP_NAMES[step.id]}</span>
          {step.count !== '' && <Num>{step.count}</Num>}
          <VisuallyHidden>{SPOKEN[step.status]}</VisuallyHidden>
        </li>
      ))}
    </Steps>
  );
}
