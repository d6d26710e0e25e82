import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { OwnMembership } from '#features/practice-news/rules/news-contract.ts';
import { ROLE_REQUIRED } from '#platform/web/calls/session-ended.ts';
import type { PortalProvider } from '../contract.ts';
import { changedPlaces, isSameMemberships } from '../rules/team/own-memberships.ts';
import { LEFT_TEAMS, PORTAL_PROVIDERS, teamOf } from './portal-queries.ts';

/** Paths of what a role may read of patients, except the visits of a place. */
const READ_BY_ROLE = [
  '/api/conversations',
  '/api/portal/visits/',
  '/api/provider-conversations',
  '/api/video-waiting',
  '/api/visits/',
];

/**
 * Loads the user's places again after a call that was refused for want of a role, and once the returned function receives
 * memberships that differ from the loaded ones, or undefined because they are unknown.
 */
export function useMemberships(): (memberships: readonly OwnMembership[] | undefined) => void {
  const queryClient = useQueryClient();
  const follow = useCallback(
    (memberships: readonly OwnMembership[] | undefined) => {
      const { queryKey } = PORTAL_PROVIDERS;
      const loaded = queryClient.getQueryData<PortalProvider[]>(queryKey) ?? [];
      if (memberships !== undefined && isSameMemberships(loaded, memberships)) return;
      // Without a connection the portal stays as it is; the next event or refusal loads them.
      void queryClient.invalidateQueries({ queryKey });
    },
    [queryClient],
  );
  useEffect(() => {
    const onRefused = () => follow(undefined);
    window.addEventListener(ROLE_REQUIRED, onRefused);
    return () => window.removeEventListener(ROLE_REQUIRED, onRefused);
  }, [follow]);
  return follow;
}

/** Drops visits and messages of places where the user's role has changed, and loads those on screen as it may read them now. */
export function useReadable(providers: readonly PortalProvider[] | undefined): void {
  const queryClient = useQueryClient();
  const before = useRef(providers);
  useEffect(() => {
    if (providers === undefined) return;
    const changed = changedPlaces(before.current ?? [], providers);
    before.current = providers;
    if (changed.length === 0) return;
    const paths = [...READ_BY_ROLE, ...changed.map((id) => `/api/portal/providers/${id}/visits`)];
    void queryClient.resetQueries({
      predicate: ({ queryKey: [path] }) => paths.some((start) => String(path).startsWith(start)),
    });
    void queryClient.invalidateQueries({ queryKey: LEFT_TEAMS.queryKey });
    for (const id of changed) void queryClient.invalidateQueries({ queryKey: teamOf(id).queryKey });
  }, [queryClient, providers]);
}
