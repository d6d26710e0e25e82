import { randomUUID } from 'node:crypto';
import { appendActivity } from '#platform/server/logs/activity-log-store.ts';
import { newPoint } from './access/queue-set-ups.ts';
import { newProvider, TEST_KEYS, type TestApp } from './app.ts';
import { canary, plantCanaries } from './canaries.ts';
import { newPractice } from './resources.ts';
import { newAccount } from './sign-in.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A patient with canaries in every table. */
export interface PlantedPerson {
  readonly id: number;
  readonly cookie: string;
  /** Past and completed, upcoming, and cancelled. */
  readonly appointments: readonly [number, number, number];
}

type Row = Readonly<Record<string, unknown>>;
/** The ids of the rows planted so far, by table. */
type Made = Readonly<Record<string, unknown>>;

/**
 * Values besides canaries for a person's row in each table with personal data. A table with a foreign key to `users` that is
 * missing here fails the tests of export and deletion: its data must be exported, and erased or kept for a stated reason.
 */
const ROWS: Readonly<Record<string, (person: PlantedPerson, day: (days: number) => Date, made: Made) => Row>> = {
  account_tokens: ({ id }, day) => ({ user_id: id, purpose: 'confirm_email', expires_at: day(2) }),
  alert_contacts: ({ id }, day) => ({
    added_by: id,
    added_at: day(-3),
    phone: null,
    push_id: null,
    test_sent_at: day(-3),
    confirmed_at: day(-2),
  }),
  appointment_health: ({ id, appointments }, day) => ({
    appointment_id: appointments[0],
    patient_id: id,
    allergies: 'Penicillin',
    shared_at: day(-3),
  }),
  appointment_insurance: ({ id, appointments }, day) => ({
    appointment_id: appointments[0],
    patient_id: id,
    effective_date: '2026-01-01',
    shared_at: day(-10),
  }),
  calendar_links: ({ id }, day) => ({
    added_by: id,
    added_at: day(-3),
    next_at: day(1),
    last_read_at: day(-1),
    resource_id: null,
  }),
  outside_busy: (_person, day, made) => ({ link_id: made['calendar_links'], starts_at: day(1), ends_at: day(2) }),
  clients: ({ id }, day, made) => ({
    practice_id: made['practices'],
    user_id: id,
    created_by: id,
    created_at: day(-9),
    birth_year: 2011,
    sex: 'female',
    blocked_at: day(-1),
    merged_into: null,
  }),
  client_claims: (_person, day, made) => ({ client_id: made['clients'], wrong: 1, last_at: day(-8) }),
  client_merges: ({ id }, day, made) => ({
    practice_id: made['practices'],
    kind: 'claim',
    client_id: made['clients'],
    from_user_id: made['entry'],
    to_user_id: id,
    moved: {},
    merged_by: id,
    merged_at: day(-8),
    undone_by: id,
    undone_at: day(-7),
  }),
  consents: ({ id }) => ({ user_id: id, granted: true, given_by: 'self' }),
  contact_messages: ({ id }, day) => ({ user_id: id, created_at: day(-3) }),
  conversations: ({ id }, day) => ({
    user_id: id,
    kind: 'chat',
    status: 'open',
    contact_message_id: null,
    last_message_at: day(-2),
    created_at: day(-3),
  }),
  conversation_messages: ({ id }, day, made) => ({
    conversation_id: made['conversations'],
    author_id: id,
    side: 'person',
    created_at: day(-2),
  }),
  desks: ({ id }, day) => ({ enrolled_by: id, series: 'B', enrolled_at: day(-3), expires_at: day(80) }),
  desk_marks: ({ id, appointments }, day) => ({
    id: randomUUID(),
    day: '2026-11-20',
    act: 'note',
    appointment_id: appointments[0],
    ticket_id: null,
    desk_id: null,
    made_at: day(-3),
    made_by: id,
    sent_by: id,
    received_at: day(-3),
    outcome: 'settled',
    why: 'note',
    settled_at: day(-2),
    settled_by: id,
  }),
  family_members: ({ id }, day) => ({ user_id: id, sex: 'female', birth_date: '2020-02-29', added_at: day(-3) }),
  health_facts: ({ id }, day) => ({ user_id: id, allergies: 'Penicillin', changed_at: day(-3) }),
  health_insights: ({ id }, day) => ({ user_id: id, insight_type: 'alert', record_ids: [1], generated_at: day(-3) }),
  holiday_answers: ({ id }, day) => ({ answered_by: id, answered_at: day(-3), day: '2026-12-25', answer: 'open' }),
  insurance_plans: ({ id }, day) => ({
    user_id: id,
    effective_date: '2026-01-01',
    is_primary: true,
    added_at: day(-3),
  }),
  member_pins: ({ id }, day) => ({ user_id: id, set_at: day(-3) }),
  messages: ({ id }) => ({ user_id: id, channel: 'email', status: 'sent' }),
  page_changes: ({ id }, day) => ({
    field: 'name',
    sent_by: id,
    sent_at: day(-3),
    decided_by: id,
    decided_at: day(-2),
    state: 'refused',
  }),
  practice_news: ({ id, appointments }, day) => ({
    appointment_id: appointments[0],
    at: day(-9),
    kind: 'booked',
    seen_at: day(-8),
    seen_by: id,
    seen_via: 'portal',
  }),
  papers: ({ id, appointments }, day, made) => ({
    practice_id: made['practices'],
    patient_id: id,
    appointment_id: appointments[0],
    kind: 'summary',
    number: 1,
    author_id: id,
    created_at: day(-9),
    updated_at: day(-9),
    signed_at: day(-9),
    voided_at: day(-8),
    voided_by: id,
    replaces: null,
  }),
  payments: ({ id, appointments }, day, made) => ({
    practice_id: made['practices'],
    patient_id: id,
    appointment_id: appointments[0],
    amount_kobo: 500_000,
    method: 'cash',
    received_at: day(-9),
    received_by: id,
    paper_id: made['papers'],
    voided_at: day(-8),
  }),
  fees: ({ id, appointments }, day) => ({
    appointment_id: appointments[0],
    kind: 'late_cancellation',
    amount_kobo: 500_000,
    due_at: day(-9),
    state: 'waived',
    settled_at: day(-8),
    settled_by: id,
    payment_id: null,
  }),
  provider_applications: ({ id }, day) => ({
    user_id: id,
    status: 'pending',
    kind: 'facility',
    created_at: day(-3),
  }),
  application_questions: (_person, day, made) => ({
    application_id: made['provider_applications'],
    sent_at: day(-2),
    answered_at: day(-1),
    document_type: 'pdf',
  }),
  passkeys: ({ id }, day) => ({ user_id: id, counter: 1, created_at: day(-3), last_used_at: day(-1) }),
  provider_members: ({ id }, day) => ({ user_id: id, role: 'owner', added_at: day(-3) }),
  public_holidays: ({ id }, day) => ({
    added_by: id,
    added_at: day(-3),
    // A day has one for the whole country.
    day: new Date(Date.UTC(2027, 0, id % 10_000)),
    name: 'Eid-el-Test',
    state: null,
  }),
  push_subscriptions: ({ id }, day) => ({ user_id: id, session_id: null, created_at: day(-3), accepted_at: day(-2) }),
  recovery_codes: ({ id }) => ({ user_id: id }),
  reviews: ({ appointments }) => ({ appointment_id: appointments[0], stars: 4, basis: 'account', held_at: null }),
  review_reports: ({ id }, day, made) => ({
    review_id: made['reviews'],
    user_id: id,
    created_at: day(-2),
    outcome: null,
  }),
  second_factors: ({ id }) => ({ user_id: id, pending_secret_encrypted: null }),
  sessions: ({ id }, day, made) => ({ user_id: id, desk_id: made['desks'], expires_at: day(20) }),
  slot_holds: ({ id }, day) => ({
    user_id: id,
    starts_at: day(1),
    ends_at: day(2),
    held_since: day(0),
    expires_at: day(1),
  }),
  symptom_records: ({ id }, day) => ({
    user_id: id,
    predicted_urgency: 'low',
    follow_up_recommended: false,
    recorded_at: day(-3),
  }),
  tickets: ({ id, appointments }, day) => ({
    day: '2026-11-14',
    series: 'A',
    number: id,
    patient_id: id,
    appointment_id: appointments[0],
    arrived_at: day(-9),
    left_at: day(-9),
    outcome: 'done',
    created_by: id,
  }),
  ticket_steps: ({ id }, day, made) => ({
    ticket_id: made['tickets'],
    point_id: made['point'],
    queued_at: day(-9),
    member_id: id,
  }),
  point_pauses: ({ id }, day, made) => ({ point_id: made['point'], from_at: day(-9), set_by: id }),
  appointment_delays: ({ id, appointments }, day) => ({
    appointment_id: appointments[0],
    minutes: 40,
    told_at: day(-9),
    told_by: id,
  }),
  video_rooms: ({ appointments }, day) => ({ appointment_id: appointments[0], patient_seen_at: day(-9) }),
  visit_summaries: ({ appointments }, day) => ({
    appointment_id: appointments[0],
    author_id: null,
    written_at: day(-9),
    updated_at: day(-9),
  }),
  waitlist_entries: ({ id, appointments }, day) => ({
    patient_id: id,
    appointment_id: appointments[1],
    since: day(-1),
    known_free: [],
    outcome: null,
  }),
  waitlist_offers: ({ id }, day, made) => ({
    entry_id: made['waitlist_entries'],
    patient_id: id,
    starts_at: day(0.2),
    ends_at: day(0.3),
    offered_at: day(-0.1),
    expires_at: day(0.1),
    outcome: null,
  }),
};

/** Tables of `ROWS` with a provider's id. */
const OF_PROVIDER = [
  'alert_contacts',
  'calendar_links',
  'desk_marks',
  'desks',
  'fees',
  'holiday_answers',
  'page_changes',
  'papers',
  'payments',
  'practice_news',
  'provider_members',
  'reviews',
  'slot_holds',
  'tickets',
  'waitlist_offers',
];

/** The tables that `plantPerson` fills. */
export const PLANTED_TABLES = ['users', 'appointments', ...Object.keys(ROWS)].toSorted();

/** Makes the practice of a person and a service point of its place. */
async function plantPlace(t: TestApp, providerId: number): Promise<Record<string, unknown>> {
  const entry = await newAccount(t, `entry-${providerId}`, {});
  return { practices: await newPractice(t, [providerId]), point: await newPoint(t, providerId), entry: entry.id };
}

/** Creates an account with PASSWORD and rows with canaries in every table with personal data. */
export async function plantPerson(t: TestApp, person: string): Promise<PlantedPerson> {
  const planted = (column: string) => canary(person, 'users', column);
  const { id, cookie } = await newAccount(t, planted('username'), {
    email: planted('email'),
    fullName: planted('full_name'),
    phone: planted('phone'),
    state: planted('state'),
    lga: planted('lga'),
    bloodType: planted('blood_type'),
    nhisNumber: planted('nhis_number'),
    guardianName: planted('guardian_name'),
    guardianRelation: planted('guardian_relation'),
    dateOfBirth: '2011-02-03',
  });
  const providerId = await newProvider(t);
  const day = (days: number) => new Date(t.clock.nowMs + days * 24 * HOUR_MS);
  const appointment = async (days: number, status: string) => {
    const row = await plantCanaries(t, person, 'appointments', {
      provider_id: providerId,
      patient_id: id,
      starts_at: day(days),
      ends_at: new Date(day(days).getTime() + HOUR_MS),
      // Squeezed in, so that it has a reason for that.
      lane: 100,
      status,
      channel: 'online',
      visit_type: 'in-person',
      care_type: 'routine',
      for_age: 5,
      for_relation: 'child',
      cancellation_rule: null,
      cancellation_fee: null,
      attendance: null,
      idempotency_key: `${canary(person, 'appointments', 'idempotency_key')}${days}`,
    });
    return row['id'] as number;
  };
  const [past, next] = [await appointment(-9, 'completed'), await appointment(0.5, 'scheduled')];
  const owner: PlantedPerson = { id, cookie, appointments: [past, next, await appointment(3, 'cancelled')] };
  const made: Record<string, unknown> = await plantPlace(t, providerId);
  for (const [table, valuesOf] of Object.entries(ROWS)) {
    const provider = OF_PROVIDER.includes(table) ? { provider_id: providerId } : {};
    const row = await plantCanaries(t, person, table, { ...provider, ...valuesOf(owner, day, made) });
    made[table] = row['id'];
  }
  const about = (column: string) => canary(person, 'activity_log', column);
  await t.db.transaction((tx) =>
    appendActivity(tx, TEST_KEYS, t.clock.nowMs, [
      {
        log: 'access',
        actorRole: 'provider',
        actorName: about('actor_name'),
        act: about('act'),
        subjectId: id,
        object: about('object'),
        details: { canary: about('details') },
      },
    ]),
  );
  return owner;
}
