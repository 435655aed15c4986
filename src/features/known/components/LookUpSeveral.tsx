import { Search } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { usePlatform } from '@/platform/PlatformContext';
import { Button } from '@/ui/Button/Button';
import { Small } from '@/ui/Text/Text';
import {
  lookUpCancelRequested,
  lookUpRequested,
  selectHasAgreed,
  selectNextAsked,
} from '../known.slice';
import { sentInWords } from './Known/sentInWords';

/** Looks up several compounds; says what is sent where, until the first look-up for this article. */
export function LookUpSeveral({ inchiKeys }: { readonly inchiKeys: readonly string[] }) {
  const dispatch = useDispatch();
  const hasAgreed = useSelector(selectHasAgreed);
  const isAsking = useSelector(selectNextAsked) !== undefined;
  const { config } = usePlatform();
  const words = sentInWords(config);
  return (
    <>
      <Button
        size="s"
        icon={Search}
        title={words}
        disabledReason={inchiKeys.length === 0 ? 'None of them has an InChIKey' : undefined}
        onClick={() =>
          dispatch(isAsking ? lookUpCancelRequested() : lookUpRequested({ inchiKeys }))
        }
      >
        {isAsking ? 'Stop looking up' : `Look up ${inchiKeys.length}`}
      </Button>
      {!hasAgreed && <Small>{words}</Small>}
    </>
  );
}
