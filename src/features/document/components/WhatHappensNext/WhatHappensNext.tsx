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
        <li>
          <b>Upload Document</b> opens the PDF here. Text, names and drawn structures are then read:
          by themselves, or when you press <b>Read this article</b>.
        </li>
        <li>
          <b>Review</b> shows each drawing beside its reading: one key approves, corrects or rejects
          it.
        </li>
        <li>
          <b>Export</b> writes SDF, CSV and other files; <b>Prepare for COCONUT</b> submits.
        </li>
      </ol>
      <p>Several articles: drop them in the Library, which reads one after the other.</p>
      <p>
        {isInBrowser
          ? 'The article is read in this browser and leaves it for nowhere.'
          : 'Uploads may be stored temporarily on the server.'}
      </p>
    </Box>
  );
}
