import { Columns2 } from 'lucide-react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Segment } from '@/domain/segment';
import { selectStructureOf } from '@/article';
import { selectIdentifiersOf, selectSameStructures } from '@/features/identifiers';
import { useInMyArticles } from '@/features/library';
import { drawingShown } from '@/features/review';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Button } from '@/ui/Button/Button';
import { Dialog } from '@/ui/Dialog/Dialog';
import { DrawingsElsewhere } from './DrawingsElsewhere';
import { SameDrawing } from './SameDrawing';
import { Compared } from './SideBySide.styles';

/** More would not be seen at once. */
const MOST = 6;

/**
 * Shows, on demand, the article's drawings of the same structure, or of one with other stereo, beside this one, and
 * those of the same structure in other articles of the library.
 */
export function SideBySide({ segment }: { readonly segment: Segment }) {
  const dispatch = useDispatch();
  const [isShown, setIsShown] = useState(false);
  const { identical, stereo } = useSelectorWith(selectSameStructures, segment);
  const others = [
    ...identical.map((id) => ({ id, is: 'the same structure' })),
    ...stereo.map((id) => ({ id, is: 'other stereo' })),
  ].slice(0, MOST);
  const structure = useSelectorWith(selectStructureOf, segment);
  const { inchiKey } = useSelectorWith(selectIdentifiersOf, structure) ?? {};
  const elsewhere = useInMyArticles(inchiKey).slice(0, MOST - others.length);
  if (others.length + elsewhere.length === 0) return null;
  const close = () => setIsShown(false);
  const open = (id: string) => {
    close();
    dispatch(drawingShown(id));
  };
  return (
    <>
      <Button size="s" icon={Columns2} aria-haspopup="dialog" onClick={() => setIsShown(true)}>
        Side by side
      </Button>
      {isShown && (
        <Dialog open size="l" title="Drawings of one skeleton, side by side" onClose={close}>
          <Compared>
            <SameDrawing id={segment.id} is="this one" />
            {others.map(({ id, is }) => (
              <SameDrawing key={id} id={id} is={is} onOpen={() => open(id)} />
            ))}
            {elsewhere.length > 0 && <DrawingsElsewhere places={elsewhere} onOpen={close} />}
          </Compared>
        </Dialog>
      )}
    </>
  );
}
