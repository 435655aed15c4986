import { OctagonAlert } from 'lucide-react';
import { readerName } from '@/domain/engines';
import { selectSegmentById } from '@/article';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Facts } from '@/ui/Facts/Facts';
import { Fault } from '@/ui/Field/Field.styles';
import { Icon } from '@/ui/Icon/Icon';
import type { SubmissionTarget } from '@/domain/submission/submissionTarget';
import { Stack } from '@/ui/Layout/Layout';
import { SectionTitle } from '@/ui/Text/Text';
import { Figures } from './Figures';
import { Smiles } from './Subject.styles';

interface SubjectProps {
  readonly target: SubmissionTarget;
  /** COCONUT's errors about the structure. */
  readonly error: string | undefined;
}

/** The structure to be submitted, beside the drawing it was read from. */
export function Subject({ target, error }: SubjectProps) {
  const segment = useSelectorWith(selectSegmentById, target.segmentId);
  return (
    <>
      <Figures segment={segment} target={target} />
      <Stack $gap={1} $minWidth={0}>
        <SectionTitle id="submitted-smiles">SMILES</SectionTitle>
        <Smiles tabIndex={0} role="group" aria-labelledby="submitted-smiles">
          {target.smiles}
        </Smiles>
        {error !== undefined && (
          <Fault role="alert">
            <Icon of={OctagonAlert} size={14} />
            {error}
          </Fault>
        )}
      </Stack>
      <Facts $gap="2px 3" $columns="auto minmax(0, 1fr)" $num>
        <dt>Segment</dt>
        <dd>
          #{target.ordinal}, page {target.pageNumber}
        </dd>
        <dt>Engine</dt>
        <dd>{readerName(target, target.engineName)}</dd>
        <dt>Document</dt>
        <dd>{target.pdfFilename}</dd>
      </Facts>
    </>
  );
}
