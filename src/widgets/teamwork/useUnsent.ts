import { useDispatch } from 'react-redux';
import { commentTyped, selectUnsent } from '@/features/team';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { useTypedText } from '@/lib/useTypedText';

/**
 * A comment that is being written: it outlives its field, and is there again when the field is.
 *
 * @param place the article and the drawing or comment; another one needs another instance
 * @param before what stands there already: as long as that is not changed, nothing is kept
 */
export function useUnsent(place: string, before: string) {
  const dispatch = useDispatch();
  const kept = useSelectorWith(selectUnsent, place);
  const keep = (text: string | undefined) => dispatch(commentTyped({ place, text }));
  const { typed, onType, leave, drop } = useTypedText((text) => {
    keep(text === before ? undefined : text);
    return true;
  });
  return {
    text: typed ?? kept ?? before,
    onType,
    leave,
    /** It was sent, or is no longer wanted. */
    forget: () => {
      drop();
      keep(undefined);
    },
  };
}

/**
 * @param article SHA-256 of its file
 * @param at id of the drawing, or of the comment that is changed; null: the article as a whole
 */
export const unsentPlace = (article: string, at: string | null): string => `${article} ${at ?? ''}`;
