/** The steps of one program in JavaScript, in order. `e2e/developers.spec.ts` runs it as the page shows it. */
export const EXAMPLES = {
  call: `const base = process.env.BASE ?? 'http://localhost:3000';
const cookies = new Map();

async function call(method, path, body, headers = {}) {
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  const type = body && { 'content-type': 'application/json' };
  const response = await fetch(base + path, {
    method,
    headers: { cookie, ...type, ...headers },
    body: body && JSON.stringify(body),
  });
  for (const set of response.headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(set);
    cookies.set(name, value);
  }
  const reply = await response.json();
  if (!response.ok) throw new Error(\`\${reply.code}: \${reply.message}\`);
  return reply;
}`,
  find: `const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
const search = \`acceptingNewPatients=true&availableOn=\${day}&limit=1\`;
const [provider] = await call('GET', \`/api/providers?\${search}\`);
const slots = \`/api/providers/\${provider.id}/availability?date=\${day}\`;
const [first, second] = await call('GET', slots);
console.log('free', first.dateTime, second.dateTime);`,
  account: `const name = \`dev\${Date.now()}\`;
await call('POST', '/api/register', {
  username: name,
  password: 'Quiet-river-42',
  fullName: 'Ada Developer',
  email: \`\${name}@example.com\`,
});`,
  hold: `const hold = await call('POST', '/api/slot-holds', {
  providerId: provider.id,
  date: first.dateTime,
});
console.log('held until', hold.expiresAt);`,
  book: `const visit = {
  providerId: provider.id,
  date: first.dateTime,
  visitType: 'in-person',
  careType: 'routine',
  reason: 'Cough for a week',
};
const key = { 'idempotency-key': crypto.randomUUID() };
const booked = await call('POST', '/api/appointments', visit, key);
const again = await call('POST', '/api/appointments', visit, key);
console.log('booked once', booked.id === again.id);`,
  move: `const moved = await call('POST', '/api/appointments', {
  ...visit,
  date: second.dateTime,
  rescheduleOf: booked.id,
});
console.log('moved', moved.date === second.dateTime);`,
  cancel: `const path = \`/api/appointments/\${moved.id}/status\`;
const ended = await call('PUT', path, { status: 'cancelled' });
console.log(ended.status);`,
} as const;
