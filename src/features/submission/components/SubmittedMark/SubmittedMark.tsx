import { Send } from 'lucide-react';
import styled from 'styled-components';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Icon } from '@/ui/Icon/Icon';
import { selectReceiptOf } from '../../submission.selectors';
import { receiptInWords } from './receiptInWords';

const Mark = styled.span`
  display: inline-flex;
  color: var(--success);
`;

/** Marks a card whose structure has been submitted, to prevent duplicate submissions. */
export function SubmittedMark({ uniqueKey }: { readonly uniqueKey: string }) {
  const receipt = useSelectorWith(selectReceiptOf, uniqueKey);
  if (!receipt) return null;
  const words = receiptInWords(receipt);
  return (
    <Mark role="img" aria-label={words} title={words}>
      <Icon of={Send} size={14} />
    </Mark>
  );
}
