import { useState } from 'react';
import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { usePlatform } from '@/platform/PlatformContext';
import { Button } from '@/ui/Button/Button';
import { look, row } from '@/ui/Layout/look';
import { selectGivenModel } from '../../languageModel.slice';
import { ModelDialog } from '../ModelDialog/ModelDialog';

const Line = styled.div`
  ${row({ wrap: true, gap: '0 2', pad: '2px 14px', justify: 'space-between', flex: 'none' })}
  ${look({ ink: 'text-2', size: 's', edge: 'bottom' })}

  > span {
    flex: 1 1 160px;
  }
  b {
    ${look({ ink: 'text', weight: 500, breaks: true })}
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
