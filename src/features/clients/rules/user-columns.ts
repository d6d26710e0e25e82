const STAFF = 'A member of a practice or of staff, not a patient.';
const SIGN_IN = 'Only who signs in has one, and an entry of a desk never does.';
const APPLICANT = 'Only who applies to the network is named there.';

/**
 * What becomes of each column that refers to `users` when an entry of a desk is merged into another person: `moves`, or why
 * it stays. A test compares the list with the foreign keys of the database.
 */
export const USER_COLUMNS: Readonly<Record<string, string>> = {
  'account_tokens.user_id': SIGN_IN,
  'alert_contacts.added_by': STAFF,
  'appointment_delays.told_by': STAFF,
  'appointment_health.patient_id': SIGN_IN,
  'appointment_insurance.patient_id': SIGN_IN,
  'appointments.booked_by': STAFF,
  'appointments.patient_id': 'moves',
  'calendar_links.added_by': STAFF,
  'application_questions.sent_by': STAFF,
  'client_merges.from_user_id': 'It says what was merged.',
  'client_merges.merged_by': 'It says who merged.',
  'client_merges.to_user_id': 'It says what was merged.',
  'client_merges.undone_by': STAFF,
  'clients.created_by': STAFF,
  'clients.user_id': 'The merge itself decides which client stays.',
  'consents.user_id':
    'What was agreed to is never changed. An account decides on messages itself; of an entry it is recorded anew.',
  'contact_messages.user_id': SIGN_IN,
  'conversation_messages.author_id': SIGN_IN,
  'conversations.user_id': SIGN_IN,
  'desk_marks.made_by': STAFF,
  'desk_marks.sent_by': STAFF,
  'desk_marks.settled_by': STAFF,
  'desks.enrolled_by': STAFF,
  'family_members.user_id': SIGN_IN,
  'fees.settled_by': STAFF,
  'health_facts.user_id': SIGN_IN,
  'health_insights.user_id': SIGN_IN,
  'holiday_answers.answered_by': STAFF,
  'insurance_plans.user_id': SIGN_IN,
  'member_pins.user_id': STAFF,
  'messages.user_id': 'moves',
  'page_changes.decided_by': STAFF,
  'page_changes.sent_by': STAFF,
  'papers.author_id': STAFF,
  'papers.patient_id': 'moves',
  'papers.voided_by': STAFF,
  'passkeys.user_id': SIGN_IN,
  'payments.patient_id': 'moves',
  'payments.received_by': STAFF,
  'point_pauses.set_by': STAFF,
  'practice_news.seen_by': STAFF,
  'provider_applications.decided_by': STAFF,
  'provider_applications.invited_user_id': APPLICANT,
  'provider_applications.user_id': APPLICANT,
  'provider_members.invited_by': STAFF,
  'provider_members.user_id': STAFF,
  'public_holidays.added_by': STAFF,
  'push_subscriptions.user_id': SIGN_IN,
  'recovery_codes.user_id': SIGN_IN,
  'resources.user_id': STAFF,
  'review_reports.user_id': SIGN_IN,
  'second_factors.user_id': SIGN_IN,
  'sessions.user_id': SIGN_IN,
  'slot_holds.user_id': SIGN_IN,
  'symptom_records.user_id': SIGN_IN,
  'ticket_steps.member_id': STAFF,
  'tickets.created_by': STAFF,
  'tickets.patient_id': 'moves',
  'visit_summaries.author_id': STAFF,
  'waitlist_entries.patient_id': SIGN_IN,
  'waitlist_offers.patient_id': SIGN_IN,
};

/** The tables whose rows move, with the column that names the patient. */
export const MOVED_COLUMNS: readonly (readonly [table: string, column: string])[] = Object.entries(USER_COLUMNS)
  .filter(([, fate]) => fate === 'moves')
  .map(([name]) => name.split('.') as [string, string]);
