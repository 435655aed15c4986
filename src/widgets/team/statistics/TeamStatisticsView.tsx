import { ChartColumn } from 'lucide-react';
import { useGetTeamStatisticsQuery } from '@/api/teamSearch';
import { counted } from '@/lib/counted';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { ResultHead } from '../search/Search.styles';
import { AgreementTables } from './AgreementTables';
import { BarTable } from './BarTable';
import {
  curatorRows,
  dayRows,
  DRAWINGS,
  engineRows,
  READINGS,
  reasonRows,
  VERDICTS,
} from './barRows';
import { Tables } from './TeamStatistics.styles';

/** What was judged in all articles of the team's library, by whom and when, and how right engines were. */
export function TeamStatisticsView() {
  const { data, isFetching } = useGetTeamStatisticsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (!data) {
    return (
      <EmptyState
        icon={ChartColumn}
        title={isFetching ? 'Counting …' : 'They could not be counted'}
      >
        {!isFetching && 'The services do not answer.'}
      </EmptyState>
    );
  }
  const { articles, compounds, curators } = data;
  const judged = curators.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <ResultHead>
        <h2>Statistics</h2>
        <span>
          {judged} of {counted(compounds, 'compound')} judged, in {counted(articles, 'article')}
        </span>
      </ResultHead>
      <Tables tabIndex={0} role="group" aria-label="Tables">
        <BarTable caption="By curator" of="Curator" series={VERDICTS} rows={curatorRows(data)} />
        <BarTable
          caption="Readings that stand, by engine"
          of="Read by"
          series={READINGS}
          noteNames={['Right']}
          rows={engineRows(data)}
        />
        <BarTable caption="Rejected" of="Reason" series={DRAWINGS} rows={reasonRows(data)} />
        <AgreementTables statistics={data} />
        <BarTable caption="By day" of="Day" series={VERDICTS} rows={dayRows(data)} />
      </Tables>
    </>
  );
}
