import { Search } from 'lucide-react';
import { useDispatch } from 'react-redux';
import {
  pubchemCancelRequested,
  pubchemRequested,
  selectIsAskedInPubchem,
  selectPubchemRefusal,
} from '@/features/nameStructures';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { usePlatform } from '@/platform/PlatformContext';
import { Button } from '@/ui/Button/Button';
import { Small } from '@/ui/Text/Text';
import { Source } from './CompoundFacts.styles';
import { NameTools } from './NameConfirmation.styles';

/** Asks PubChem for a name that our own services do not know; says beforehand what is sent where. */
export function AskPubchem({ name }: { readonly name: string }) {
  const dispatch = useDispatch();
  const { config } = usePlatform();
  const isAsking = useSelectorWith(selectIsAskedInPubchem, name);
  const refusal = useSelectorWith(selectPubchemRefusal, name);
  const pubchem = config.pubchemIsStandIn ? 'a stand-in for PubChem' : 'PubChem';
  return (
    <>
      <Source role="status">{isAsking ? '' : (refusal ?? '')}</Source>
      <NameTools>
        <Button
          size="s"
          icon={Search}
          busy={isAsking}
          onClick={() => dispatch(pubchemRequested({ name }))}
        >
          {isAsking ? 'Asking PubChem...' : 'Ask PubChem'}
        </Button>
        {isAsking && (
          <Button size="s" variant="quiet" onClick={() => dispatch(pubchemCancelRequested())}>
            Cancel
          </Button>
        )}
      </NameTools>
      <Small>The name goes to {pubchem}.</Small>
    </>
  );
}
