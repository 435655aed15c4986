import { Paperclip, Unlink } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { selectSupplementCount, supplementSet } from '@/features/library';
import { useSelectorWith } from '@/lib/useSelectorWith';
import type { WorkSummary } from '@/platform/workStore';

/**
 * What a row's menu offers on whose supplement it is; an article that has supplements is none itself.
 *
 * @param onAsk for the choice of an article
 */
export function useSupplementActs({ hash, facts }: WorkSummary, onAsk: () => void) {
  const dispatch = useDispatch();
  const hasSupplements = useSelectorWith(selectSupplementCount, hash) > 0;
  const attach = {
    ...{ id: 'supplement', label: 'Supplement of…', icon: Paperclip },
    ...{ disabled: hasSupplements, onSelect: onAsk },
  };
  const detach = {
    ...{ id: 'detach', label: 'Detach from its article', icon: Unlink },
    onSelect: () => dispatch(supplementSet({ hash, of: null })),
  };
  return facts?.supplementOf ? [attach, detach] : [attach];
}
