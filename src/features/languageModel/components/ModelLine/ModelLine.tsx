import { useState } from 'react';
import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { usePlatform } from '@/platform/PlatformContext';
import { Button } from '@/ui/Button/Button';
import { selectGivenModel } from '../../languageModel.slice';
import { ModelDialog } from '../ModelDialog/ModelDialog';

const Line = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--s-2);
  padding: 2px 14px;
  border-bottom: 1px solid var(--border);
  color: var(--text-2);
  font-size: var(--t-s);

  > span {
    flex: 1 1 160px;
  }
  b {
    color: var(--text);
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`;

/** Where 'Extract Annotations' works on the text, and the way to change that; for pages that can ask a model. */
export function ModelLine() {
  const { languageModelUrl: url } = usePlatform().config;
  const given = useSelector(selectGivenModel);
  const [isOpen, setIsOpen] = useState(false);
  if (url === undefined) return null;
  return (
    <Line>
      <span role="status">
        {given ? (
          <>
            ‘Extract Annotations’ sends this text to <b>{new URL(url).host}</b> ({given.model}).
          </>
        ) : (
          '‘Extract Annotations’ works in this browser; the text stays here.'
        )}
      </span>
      <Button size="s" variant="quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Language model…
      </Button>
      {isOpen && <ModelDialog url={url} onClose={() => setIsOpen(false)} />}
    </Line>
  );
}
