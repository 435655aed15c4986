import { Printer } from 'lucide-react';
import { useSelector } from 'react-redux';
import { inScope } from '@/domain/exports/exportPlan';
import { selectOpenDocument } from '@/features/document';
import { selectCompoundRecords } from '@/features/exporting';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { CompoundEntry } from './CompoundEntry';
import { Head, Page, PrintAlone, Scroll, Tools } from './Report.styles';
import { countsInWords } from './reportWords';

/** The compounds of the article as a page to be printed, each with who judged it and when. */
export function Report() {
  const all = useSelector(selectCompoundRecords);
  const records = inScope(all, 'all');
  if (records.length === 0) return <EmptyState icon={Printer} title="No compounds yet" />;
  return (
    <Scroll>
      <PrintAlone />
      <Tools>
        <Button icon={Printer} variant="primary" onClick={() => window.print()}>
          Print
        </Button>
      </Tools>
      <Page data-report="" aria-label="Report">
        <ReportHead counts={countsInWords(all)} />
        <ol>
          {records.map((record) => (
            <CompoundEntry key={record.id} record={record} />
          ))}
        </ol>
      </Page>
    </Scroll>
  );
}

function ReportHead({ counts }: { readonly counts: string }) {
  const article = useSelector(selectOpenDocument);
  const doi = article?.doi.status === 'found' ? article.doi.doi : undefined;
  return (
    <Head>
      <h3>{article?.title ?? article?.file.name}</h3>
      <p>
        {doi === undefined ? 'DOI not found' : `DOI ${doi}`} · {article?.file.name}
      </p>
      <p>{counts}</p>
    </Head>
  );
}
