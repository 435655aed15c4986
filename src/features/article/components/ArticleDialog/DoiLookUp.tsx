import { useRef } from 'react';
import { OctagonAlert, Search } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { publicationInWords } from '@/domain/publicationInWords';
import type { ArticleField } from '@/domain/articleFields';
import type { Publication } from '@/domain/publication';
import { typedDoi } from '@/domain/typedDoi';
import { usePlatform } from '@/platform/PlatformContext';
import { Button } from '@/ui/Button/Button';
import { Fault } from '@/ui/Field/Field.styles';
import { Icon } from '@/ui/Icon/Icon';
import { Text } from '@/ui/Layout/Layout';
import { row, stack } from '@/ui/Layout/look';
import {
  articleLookupCancelRequested,
  articleLookupRequested,
  selectArticleLookup,
} from '../../articleForm.slice';

const Place = styled.section`
  ${stack({ gap: 2, pad: '3 0 0', margin: '4 0 0', edge: 'top', breaks: true })}

  > div {
    ${row({ wrap: true, gap: 2 })}
  }
`;

interface DoiLookUpProps {
  /** As it stands in the form. */
  readonly typedDoi: string;
  readonly onUse: (fields: Readonly<Partial<Record<ArticleField, string>>>) => void;
}

/** Asks the registration agencies what article a DOI names, when the user wants that, and offers the answer. */
export function DoiLookUp({ typedDoi: text, onUse }: DoiLookUpProps) {
  const { config } = usePlatform();
  const lookup = useSelector(selectArticleLookup);
  const doi = typedDoi(text);
  const answer = lookup.status !== 'idle' && lookup.doi === doi ? lookup : undefined;
  return (
    <Place aria-label="Look-up of the DOI">
      <Text $ink="text-2" $size="s" $breaks>
        {config.publicationsAreStandIn
          ? 'The DOI goes to stand-ins for Crossref and DataCite on your own machine.'
          : 'The DOI goes to Crossref, then DataCite.'}
      </Text>
      <Controls doi={doi} isRunning={lookup.status === 'running'} />
      <div role="status">
        {answer?.status === 'found' && <Found publication={answer.publication} onUse={onUse} />}
      </div>
      <div role="alert">
        {answer?.status === 'failed' && (
          <Fault>
            <Icon of={OctagonAlert} size={14} />
            {answer.message}
          </Fault>
        )}
      </div>
    </Place>
  );
}

interface ControlsProps {
  readonly doi: string | undefined;
  readonly isRunning: boolean;
}

/** The same button in every state, so that it keeps the focus. */
function Controls({ doi, isRunning }: ControlsProps) {
  const dispatch = useDispatch();
  const start = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    start.current?.focus();
    dispatch(articleLookupCancelRequested());
  };
  return (
    <div>
      <Button
        ref={start}
        size="s"
        icon={Search}
        busy={isRunning}
        disabledReason={doi === undefined ? 'DOI is required' : undefined}
        onClick={() => doi !== undefined && dispatch(articleLookupRequested({ doi }))}
      >
        {isRunning ? 'Looking up...' : 'Look up the article'}
      </Button>
      {isRunning && (
        <Button size="s" variant="quiet" onClick={cancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}

interface FoundProps extends Pick<DoiLookUpProps, 'onUse'> {
  readonly publication: Publication;
}

function Found({ publication, onUse }: FoundProps) {
  const { title, firstAuthor, journal, year } = publication;
  const facts = [title, firstAuthor, journal, year].filter((part) => part !== undefined);
  return (
    <>
      <span>{facts.join(' · ')}</span>
      <Button size="s" onClick={() => onUse(publicationInWords(publication))}>
        Use these
      </Button>
    </>
  );
}
