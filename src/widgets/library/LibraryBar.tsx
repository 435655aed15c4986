import { counted } from '@/lib/counted';
import { useEffect, useRef } from 'react';
import { ArrowLeft, Download, Plus } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import {
  combinedExportRequested,
  packingRequested,
  selectLibraryTask,
  type CombinedFormat,
} from '@/features/library';
import { overlayHidden, SheetBar } from '@/features/overlays';
import type { WorkSummary } from '@/platform/workStore';
import { Button } from '@/ui/Button/Button';
import { IconButton } from '@/ui/Button/IconButton';
import { Text } from '@/ui/Layout/Layout';
import { usePlatform } from '@/platform/PlatformContext';
import { Menu } from '@/ui/Menu/Menu';
import { Spacer } from '@/ui/Text/Text';
import { ImportButton } from './ImportButton';
import { ViewSwitch } from './inbox/ViewSwitch';
import { PasteDois } from './PasteDois';
import { SearchField } from './SearchField';

interface LibraryBarProps {
  readonly articles: readonly WorkSummary[];
  /** Hashes. */
  readonly chosen: readonly string[];
  readonly onAdd: () => void;
}

export function LibraryBar({ articles, chosen, onAdd }: LibraryBarProps) {
  const dispatch = useDispatch();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <SheetBar>
      <IconButton
        icon={ArrowLeft}
        label="Back to Application"
        onClick={() => dispatch(overlayHidden())}
      />
      <h1 ref={heading} tabIndex={-1}>
        Library
      </h1>
      <Text $ink="text-2" $num $cut title={totals(articles)}>
        {totals(articles)}
      </Text>
      {articles.length > 0 && <ViewSwitch />}
      <Spacer />
      {articles.length > 0 && <SearchField />}
      {articles.length > 0 && <ExportMenu articles={articles} chosen={chosen} />}
      <PasteDois />
      <ImportButton />
      <Button variant="primary" icon={Plus} data-file-choice="" onClick={onAdd}>
        Add PDFs
      </Button>
    </SheetBar>
  );
}

function totals(articles: readonly WorkSummary[]): string {
  const drawings = articles.reduce((sum, { segmentCount }) => sum + segmentCount, 0);
  const checked = articles.reduce((sum, { facts }) => sum + (facts?.checkedCount ?? 0), 0);
  const words = counted(articles.length, 'article');
  return drawings === 0 ? words : `${words}, ${checked} of ${counted(drawings, 'drawing')} checked`;
}

const FORMAT_LABELS: Readonly<Record<CombinedFormat, string>> = {
  csv: 'Compounds as CSV',
  sdf: 'Compounds as SDF',
  sdfV3000: 'Compounds as SDF V3000',
  cdxml: 'Compounds for ChemDraw (CDXML)',
  smiles: 'Compounds as SMILES',
  json: 'Everything as JSON',
  coconut: 'Checked compounds for COCONUT',
  lotus: 'Checked compounds for LOTUS',
  wikidata: 'Checked compounds for Wikidata',
  npAtlas: 'Checked compounds for NPAtlas',
  pubChem: 'Checked compounds for PubChem',
  bibtex: 'References as BibTeX',
  ris: 'References as RIS',
  csl: 'References as CSL JSON',
};
const FORMATS = Object.keys(FORMAT_LABELS) as readonly CombinedFormat[];

/** Of the chosen articles, or of all. */
function ExportMenu({ articles, chosen }: Omit<LibraryBarProps, 'onAdd'>) {
  const dispatch = useDispatch();
  const { config } = usePlatform();
  // Before a third party is asked, the user is told what it gets.
  const asks = ` (asks ${config.wikidataIsStandIn ? 'a stand-in' : 'it'} by InChIKey, organism, DOI)`;
  const isBusy = useSelector(selectLibraryTask) !== null;
  const hashes = chosen.length > 0 ? chosen : articles.map(({ hash }) => hash);
  const label =
    chosen.length > 0 ? `Export ${counted(chosen.length, 'article')}` : 'Export all articles';
  const items = [
    ...FORMATS.map((format) => ({
      id: format,
      label: format === 'wikidata' ? `${FORMAT_LABELS[format]}${asks}` : FORMAT_LABELS[format],
      disabled: isBusy,
      onSelect: () => dispatch(combinedExportRequested({ hashes, format })),
    })),
    {
      id: 'pack',
      label: 'Library file, to move to another machine',
      disabled: isBusy,
      onSelect: () => dispatch(packingRequested({ hashes, withPdfs: true })),
    },
  ];
  return (
    <Menu label={label} icon={Download} variant="default" items={items}>
      {label}
    </Menu>
  );
}
