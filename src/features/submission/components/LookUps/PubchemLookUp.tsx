import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import type { PubchemCompound } from '@/domain/pubchemCompound';
import { usePlatform } from '@/platform/PlatformContext';
import { Badge } from '@/ui/Badge/Badge';
import { Button } from '@/ui/Button/Button';
import { Row } from '@/ui/Layout/Layout';
import { selectPubchemLookup } from '../../submission.selectors';
import { fieldEdited, pubchemLookupRequested } from '../../submission.slice';
import { useText } from '../useFormValues';
import { LookUp } from './LookUp';
import { Found } from './LookUps.styles';

/** Asks PubChem whether it has the structure, or a similar one. */
export function PubchemLookUp() {
  const dispatch = useDispatch();
  const { config } = usePlatform();
  const lookup = useSelector(selectPubchemLookup);
  return (
    <LookUp
      name="pubchem"
      title="PubChem"
      sends={
        config.pubchemIsStandIn
          ? 'The SMILES goes to a stand-in for PubChem on your own machine, which knows few compounds.'
          : 'The SMILES goes to PubChem.'
      }
      action="Look up in PubChem"
      lookup={lookup}
      running="Asking PubChem..."
      onStart={() => dispatch(pubchemLookupRequested())}
    >
      {lookup.status === 'found' && <Compound compound={lookup.data} />}
      {lookup.status === 'none' && nothingFound(config.pubchemIsStandIn)}
    </LookUp>
  );
}

/** PubChem may have what its stand-in lacks, so this must not suggest that a compound is novel. */
function nothingFound(isStandIn: boolean): string {
  return isStandIn
    ? 'The stand-in knows neither this compound nor one like it; PubChem was not asked.'
    : 'PubChem knows neither this compound nor one like it.';
}

function Compound({ compound }: { readonly compound: PubchemCompound }) {
  const { cid, match, url, iupacName, molecularFormula, molecularWeight } = compound;
  const weight = molecularWeight && `${molecularWeight} g/mol`;
  const facts = [molecularFormula, weight].filter((part) => part !== undefined).join(', ');
  return (
    <Found>
      <Row $wrap $gap={2}>
        {match === 'identical' ? (
          <Badge tone="success" icon={CircleCheck}>
            Identical
          </Badge>
        ) : (
          <Badge tone="warning" icon={TriangleAlert}>
            Similar, not identical
          </Badge>
        )}
        <a href={url} target="_blank" rel="noopener noreferrer">
          CID {cid}
        </a>
      </Row>
      {iupacName !== undefined && <span>{iupacName}</span>}
      {facts !== '' && <span>{facts}</span>}
      {match === 'similar' && <UseLink url={url} />}
    </Found>
  );
}

/** Another compound's page is only used as the link if the user chooses it. */
function UseLink({ url }: { readonly url: string }) {
  const dispatch = useDispatch();
  const isUsed = useText('link') === url;
  return (
    <span>
      <Button
        size="s"
        disabledReason={isUsed ? 'The link already has it' : undefined}
        onClick={() => dispatch(fieldEdited({ field: 'link', value: url }))}
      >
        Use this link
      </Button>
    </span>
  );
}
