import { OctagonAlert, Send } from 'lucide-react';
import styled from 'styled-components';
import {
  answersOf,
  outcomeOf,
  type SubmissionOutcome,
} from '@/domain/submission/submissionReceipt';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Icon } from '@/ui/Icon/Icon';
import { selectReceiptOf } from '../../receipts.selectors';
import { receiptInWords } from './receiptInWords';

const Mark = styled.span<{ $colour: string }>`
  display: inline-flex;
  color: var(--${({ $colour }) => $colour});
`;

const LOOKS = {
  accepted: { icon: Send, colour: 'success' },
  sent: { icon: Send, colour: 'warning' },
  refused: { icon: OctagonAlert, colour: 'danger' },
} as const satisfies Readonly<Record<SubmissionOutcome, unknown>>;

/** Marks a card whose structure has been sent, to prevent duplicate submissions. */
export function SubmittedMark({ uniqueKey }: { readonly uniqueKey: string }) {
  const receipt = useSelectorWith(selectReceiptOf, uniqueKey);
  if (!receipt) return null;
  const words = answersOf(receipt).map(receiptInWords).join('. ');
  const { icon, colour } = LOOKS[outcomeOf(receipt)];
  return (
    <Mark $colour={colour} role="img" aria-label={words} title={words}>
      <Icon of={icon} size={14} />
    </Mark>
  );
}
