import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { scanInWords, scansInWords } from '@/domain/scans';
import { look } from '@/ui/Layout/look';
import { selectExtractedText } from '@/article';

const Line = styled.div`
  ${look({ pad: '6px 14px', flex: 'none', ink: 'text-2', size: 's', edge: 'bottom' })}
  line-height: 1.4;

  summary {
    cursor: pointer;
  }
  ul {
    ${look({ pad: '0 0 0 16px', margin: '4px 0 0', maxHeight: '120px', overflow: 'auto' })}
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
