import type { Permission } from '#platform/common/endpoint.ts';
import { text } from '#platform/common/text.ts';

/** The permissions of administrators, in the order of the form. */
export const PERMISSIONS = ['super_admin', 'manage_providers', 'approve_applications', 'view_analytics'] as const;

/** Their names on screens. */
export const PERMISSION_NAMES: Readonly<Record<Permission, string>> = {
  super_admin: text('Everything (super admin)'),
  manage_providers: text('Manage providers'),
  approve_applications: text('Review applications'),
  view_analytics: text('See reports and analytics'),
};
