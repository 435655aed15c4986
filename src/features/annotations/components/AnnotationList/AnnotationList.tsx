import { useDispatch, useSelector } from 'react-redux';
import { Download, Tags } from 'lucide-react';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Column } from '@/ui/Layout/Layout';
import { Ellipsis, Muted, Small, Spacer } from '@/ui/Text/Text';
import {
  selectAnnotationGroups,
  selectAnnotationResult,
  selectShownGroups,
  selectCurated,
  selectHasAnnotations,
  selectIsFiltered,
} from '../../annotations.selectors';
import { annotationDownloadRequested } from '../../annotations.actions';
import type { AnnotationResult } from '@/domain/annotationResult';
import { Head } from './AnnotationList.styles';
import { AnnotationRows } from './AnnotationRows';
import { StateFilter } from './StateFilter';
import { LabelFilter } from './LabelFilter';

/** Names the program that produced the results. */
function Program({ program, programVersion }: Partial<AnnotationResult>) {
  if (program === undefined) return null;
  return (
    <Ellipsis as={Muted} title="The program that annotated the text">
      by {program} {programVersion}
    </Ellipsis>
  );
}

const EMPTY_WORDS: Record<AnnotationResult['outcome'], string> = {
  found: 'You removed all of them; undo brings them back.',
  nothing:
    'Nothing of interest was found, or the annotation program did not answer. Extract them again to be sure.',
  unreadable:
    'The annotation program answered, but none of its answer could be located in the text. Extract them again.',
};

/** There are only the user's annotations, and none of them is in the newly extracted text. */
const NOT_ANNOTATED =
  'No program has annotated this text yet. Extract the annotations to fill the list.';

function Count() {
  const shown = useSelector(selectShownGroups).length;
  const total = useSelector(selectAnnotationGroups).length;
  return (
    <Small role="status">
      Showing {shown} of {total} annotations
    </Small>
  );
}

/** A language model's values do not necessarily occur in the text it was given. */
function Unplaced({ values }: { readonly values: readonly string[] }) {
  return <Small>Not in the text, so not marked: {values.join('; ')}</Small>;
}

/** 'Extracted Annotations': filter, rows, download. Only shown once the text has been annotated. */
export function AnnotationList() {
  const dispatch = useDispatch();
  const result = useSelector(selectAnnotationResult);
  const { lost } = useSelector(selectCurated);
  const hasRows = useSelector(selectAnnotationGroups).length > 0;
  const isFiltered = useSelector(selectIsFiltered);
  const hasAnnotations = useSelector(selectHasAnnotations);
  if (!hasAnnotations) return null;
  return (
    <Column as="section" $height="100%" $minHeight={0} aria-labelledby="annotations-heading">
      <Head>
        <header>
          <h3 id="annotations-heading">Extracted Annotations</h3>
          <Program {...result} />
          <Spacer />
          {hasRows && (
            <Button
              variant="quiet"
              size="s"
              icon={Download}
              foldsWords
              title="Download Annotations"
              onClick={() => dispatch(annotationDownloadRequested())}
            >
              Download Annotations
            </Button>
          )}
        </header>
        {hasRows && <LabelFilter />}
        {hasRows && <StateFilter />}
        {isFiltered && <Count />}
        {result?.unplaced && <Unplaced values={result.unplaced} />}
        {lost.length > 0 && (
          <Small>No longer found in the text: {lost.map(({ text }) => text).join('; ')}</Small>
        )}
      </Head>
      {hasRows ? (
        <AnnotationRows />
      ) : (
        <EmptyState icon={Tags} title="No annotations found">
          {result ? EMPTY_WORDS[result.outcome] : NOT_ANNOTATED}
        </EmptyState>
      )}
    </Column>
  );
}
