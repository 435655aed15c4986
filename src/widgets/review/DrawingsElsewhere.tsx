import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { SavedDrawing } from '@/domain/library/savedDrawing';
import { articleOpenRequested, besideShown, selectBeside } from '@/features/library';
import { useObjectUrl } from '@/platform/useObjectUrl';
import { ComparedDrawing } from './ComparedDrawing';

interface Place {
  /** Of an article of the library, and its title. */
  readonly hash: string;
  readonly title: string;
  readonly segmentId: string;
}

interface DrawingsElsewhereProps {
  readonly places: readonly Place[];
  readonly onOpen: () => void;
}

/** The drawings at these places of other articles, as soon as they are read; each leads there. */
export function DrawingsElsewhere({ places, onOpen }: DrawingsElsewhereProps) {
  const dispatch = useDispatch();
  const read = useSelector(selectBeside);
  useEffect(() => {
    dispatch(besideShown(places.map(({ hash, segmentId }) => ({ hash, segmentId }))));
    return () => void dispatch(besideShown([]));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- as they were when the window was opened
  }, []);
  return places.map(({ hash, segmentId, title }) => {
    const found = read.find((one) => one.hash === hash && one.segmentId === segmentId);
    const open = () => {
      onOpen();
      dispatch(articleOpenRequested({ hash, review: { segmentId } }));
    };
    if (!found) return <li key={hash}>Reading “{title}” …</li>;
    const { drawing, printId } = found;
    if (!drawing) return <li key={hash}>“{title}” cannot be read.</li>;
    return <Drawing key={hash} {...{ drawing, printId }} article={title} onOpen={open} />;
  });
}

interface DrawingProps {
  readonly drawing: SavedDrawing;
  readonly printId: string | undefined;
  readonly article: string;
  readonly onOpen: () => void;
}

function Drawing({ drawing, printId, ...place }: DrawingProps) {
  const src = useObjectUrl(printId);
  return (
    <ComparedDrawing
      {...drawing}
      {...place}
      is="the same structure"
      original={
        src === undefined ? (
          printId === undefined && 'no picture'
        ) : (
          <img src={src} alt={`Drawing #${drawing.ordinal}, as in the paper`} />
        )
      }
    />
  );
}
