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

/** On a card: this structure was submitted, so that none is handed in twice. */
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
