import { useSelector } from 'react-redux';
import styled from 'styled-components';
import type { Segment } from '@/domain/segment';
import { selectNextIds } from '@/features/review';
import { useSegmentImage } from '@/features/segments';
import { selectSegmentById, selectStructureOf } from '@/article';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { useReadingPictures } from './useReadingPictures';

/** The attribute `hidden` does not suffice: pictures have a display of their own. */
const Unseen = styled.div`
  display: none;
`;

/** What the panes will show of the drawings that come next, so that none is waited for. */
export function DrawnAhead() {
  const ids = useSelector(selectNextIds);
  return (
    <Unseen>
      {ids.map((id) => (
        <NextDrawing key={id} id={id} />
      ))}
    </Unseen>
  );
}

function NextDrawing({ id }: { readonly id: string }) {
  const segment = useSelectorWith(selectSegmentById, id);
  return segment ? <Pictures segment={segment} /> : null;
}

function Pictures({ segment }: { readonly segment: Segment }) {
  const original = useSegmentImage(segment);
  const { src } = useReadingPictures(useSelectorWith(selectStructureOf, segment), false);
  return [original.src, src].map((one) => one !== undefined && <img key={one} src={one} alt="" />);
}
