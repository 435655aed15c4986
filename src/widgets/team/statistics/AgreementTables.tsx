import type { TeamStatistics } from '@/domain/team/foundCompound';
import { KAPPA_MEANS } from '@/widgets/teamwork';
import { ALIKE, fieldRows, LEAST_SAMPLE, pairRows } from './barRows';
import { BarTable } from './BarTable';
import { Remark } from './TeamStatistics.styles';

const NOTES = ['Share', 'κ'];

/** How often second opinions say the same as the first ones, over all articles. */
export function AgreementTables({ statistics }: { readonly statistics: TeamStatistics }) {
  const isEmpty = statistics.agreement.fields.length === 0;
  return (
    <>
      <Remark>
        <h3>Second opinions</h3>
        {isEmpty
          ? 'None has ended yet that can be compared with what somebody else said before.'
          : `κ is ${KAPPA_MEANS}. Of words of which hardly two are the same, such as names, it is close to the share. Neither is told of fewer than ${LEAST_SAMPLE} pairs. Nothing counts of an article while somebody gives a second opinion of it without seeing the first.`}
      </Remark>
      <BarTable
        caption="Alike, by field"
        of="Field"
        series={ALIKE}
        noteNames={NOTES}
        rows={fieldRows(statistics)}
      />
      <BarTable
        caption="Alike, by pair of curators"
        of="First · second"
        series={ALIKE}
        noteNames={NOTES}
        rows={pairRows(statistics)}
      />
    </>
  );
}
