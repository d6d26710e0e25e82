import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  closeStaffAccount,
  inviteAgain,
  inviteStaff,
  listStaff,
  StaffMember,
  setPermissions,
} from '#features/staff/contract.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import { call, serverMessage } from '#platform/web/calls/call.ts';
import { type Counted, getCounted, type PathQuery } from '#platform/web/calls/query-client.ts';
import { toast } from '#platform/web/toast-store.ts';
import { translateText } from '#platform/web/translate-text.ts';

/** All administrators. */
export const STAFF: PathQuery<Counted<StaffMember[]>> = getCounted<typeof listStaff>('/api/admin/staff');

/** A change to an administrator that shows a toast with the outcome and reloads the list. */
function useChange<Input>(change: (input: Input) => Promise<StaffMember>, done: (member: StaffMember) => string) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (member) => toast({ title: done(member) }),
    onError: (error) => {
      const reason = serverMessage(error);
      toast({
        title: t`The account could not be changed`,
        description: reason && translateText(i18n, reason),
        variant: 'destructive',
      });
    },
    // After an error too, because another administrator may have changed the account meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey: STAFF.queryKey }),
  });
}

/** Invites an administrator. */
export function useInvite() {
  const { t } = useLingui();
  return useChange(
    (body: BodyOf<typeof inviteStaff>) => call<typeof inviteStaff>('POST', '/api/admin/staff', { body }),
    ({ email }) => t`An invitation is on its way to ${email}`,
  );
}

/** Changes an administrator's permissions. */
export function useSetPermissions(id: number) {
  const { t } = useLingui();
  return useChange(
    (body: BodyOf<typeof setPermissions>) =>
      call<typeof setPermissions>('PUT', '/api/admin/staff/:id/permissions', { params: { id }, body }),
    ({ fullName }) => t`The permissions of ${fullName} are changed`,
  );
}

/** Closes an account. */
export function useCloseAccount(id: number) {
  const { t } = useLingui();
  return useChange(
    () => call<typeof closeStaffAccount>('POST', '/api/admin/staff/:id/closure', { params: { id } }),
    ({ fullName }) => t`The account of ${fullName} is closed`,
  );
}

/** Mails an invitation again; also reopens a closed account. */
export function useInviteAgain(id: number) {
  const { t } = useLingui();
  return useChange(
    () => call<typeof inviteAgain>('POST', '/api/admin/staff/:id/invitation', { params: { id } }),
    ({ email }) => t`An invitation is on its way to ${email}`,
  );
}
