import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { scanInWords, scansInWords } from '@/domain/scans';
import { selectExtractedText } from '../../text.slice';

const Line = styled.div`
  flex: none;
  padding: 6px 14px;
  border-bottom: 1px solid var(--border);
  color: var(--text-2);
  font-size: var(--t-s);
  line-height: 1.4;

  summary {
    cursor: pointer;
  }
  ul {
    margin: 4px 0 0;
    padding-left: 16px;
    max-height: 120px;
    overflow: auto;
  }
`;

/** Which pages of the text were read from pictures, and how surely; nothing where none are scans. */
export function ScannedPages() {
  const pages = useSelector(selectExtractedText)?.scans?.pages ?? [];
  if (pages.length === 0) return null;
  if (pages.length === 1) return <Line>{scansInWords(pages)}</Line>;
  return (
    <Line>
      <details>
        <summary>{scansInWords(pages)}</summary>
        <ul aria-label="Scanned pages">
          {pages.map((page) => (
            <li key={page.pageIndex}>{scanInWords(page)}</li>
          ))}
        </ul>
      </details>
    </Line>
  );
}
