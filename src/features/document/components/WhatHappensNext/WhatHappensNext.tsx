import styled from 'styled-components';
import { usePlatform } from '@/platform/PlatformContext';

const Box = styled.section`
  padding: 0 var(--s-4) var(--s-4);

  h3 {
    margin-bottom: var(--s-1);
    color: var(--text-2);
    font-size: var(--t-s);
  }
  ol {
    display: grid;
    gap: 6px;
    padding-left: 18px;
    list-style: decimal;
  }
  p {
    margin-top: var(--s-3);
    color: var(--text-2);
    font-size: var(--t-s);
  }
`;

/** The steps through the application, for first-time users. */
export function WhatHappensNext() {
  const isInBrowser = usePlatform().config.servicesScript !== undefined;
  return (
    <Box aria-labelledby="what-happens-next">
      <h3 id="what-happens-next">What happens next</h3>
      <ol>
        <li>The PDF opens here. Its DOI is shown if one is found.</li>
        <li>
          <b>Extract Text</b> and <b>Extract Annotations</b> fill the middle column.
        </li>
        <li>
          <b>Extract Structures</b> cuts out the drawings; the engine you choose reads them.
        </li>
        <li>Compare each result with its original, correct it, export it.</li>
      </ol>
      <p>
        {isInBrowser
          ? 'The article is read in this browser and leaves it for nowhere.'
          : 'Uploads may be stored temporarily on the server.'}
      </p>
    </Box>
  );
}
