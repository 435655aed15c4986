import { useSelector } from 'react-redux';
import { mayActAs, type Role, type TeamUser } from '@/domain/team/team';
import { selectIsReadOnly } from '@/features/savedWork';
import { selectTeamUser } from '@/features/team';

/** Who the library takes this page's user for; null while it has not said. */
export const useTeamUser = (): TeamUser | null => useSelector(selectTeamUser);

export function useMayAct(role: Role): boolean {
  const user = useTeamUser();
  return user !== null && mayActAs(user, role);
}

export const useMayWrite = (): boolean => useMayAct('curator');

/** Whether the user may say something of the open article: another tab may have it. */
export function useMayActHere(role: Role): boolean {
  const isReadOnly = useSelector(selectIsReadOnly);
  return useMayAct(role) && !isReadOnly;
}
