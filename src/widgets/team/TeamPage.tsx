import { ArrowLeft, Users } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { OVERLAY_NAMES, overlayHidden, SheetBar, useEscapeHides } from '@/features/overlays';
import { selectHasTeam } from '@/features/team';
import { usePlatform } from '@/platform/PlatformContext';
import { IconButton } from '@/ui/Button/IconButton';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Waiting } from '@/ui/LazyPart/Waiting';
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl';
import { Page } from './Team.styles';
import { TEAM_VIEWS, type TeamViewName } from './teamViews';

/** What a team shares: finding compounds over all articles, and what was said of them. */
export function TeamPage() {
  const { sharesLibrary } = usePlatform().config;
  const [name, setName] = useState<TeamViewName>('search');
  const { View } = TEAM_VIEWS.find(({ value }) => value === name) ?? TEAM_VIEWS[0];
  const hasTeam = useSelector(selectHasTeam);
  useEscapeHides();
  return (
    <Page
      aria-label={OVERLAY_NAMES.team}
      data-page-scroll=""
      $coversAll={false}
      $headIsCompact={false}
    >
      <SheetBar>
        <BackAndTitle />
        {sharesLibrary && (
          <SegmentedControl label="View" options={TEAM_VIEWS} value={name} onChange={setName} />
        )}
      </SheetBar>
      {sharesLibrary && !hasTeam && <Waiting>Loading the library</Waiting>}
      {sharesLibrary && hasTeam && <View />}
      {!sharesLibrary && (
        <EmptyState icon={Users} title="No library is shared here">
          The services of this installation keep none.
        </EmptyState>
      )}
    </Page>
  );
}

function BackAndTitle() {
  const dispatch = useDispatch();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <IconButton
        icon={ArrowLeft}
        label="Back to Application"
        onClick={() => dispatch(overlayHidden())}
      />
      <h1 ref={heading} tabIndex={-1}>
        {OVERLAY_NAMES.team}
      </h1>
    </>
  );
}
