import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { joinCall, meet, newVideoAppointment, WITH_DEVICES } from './video-call.ts';

test.use(WITH_DEVICES);
test.setTimeout(420_000);

test('after the call the patient sees only that it ended, and can be readmitted, even if video never connected', async ({
  page,
  browser,
}) => {
  const appointment = await newVideoAppointment(browser, page, { connectivity: 'none' });
  const { id, patient, desk } = appointment;
  await meet(appointment);
  await expect(patient.page.getByRole('button', { name: 'Leave the call' })).toBeVisible();
  await desk.page.getByRole('button', { name: 'End the call' }).click();
  const ended = patient.page.getByText('The call has ended. You can leave now');
  await expect(ended).toBeVisible();
  for (const untrue of ['Waiting room', 'You are next.', 'was to begin', 'is not here yet', 'will let you in']) {
    await expect(patient.page.getByText(untrue)).toHaveCount(0);
  }
  await expect(patient.page.getByRole('button', { name: 'Leave', exact: true })).toBeVisible();
  await expectAccessible(patient.page);

  await joinCall(desk, id, 'provider');
  await expect(ended).toBeVisible();
  await desk.page.getByRole('button', { name: /^Let .* in$/ }).click();
  await expect(patient.page.getByRole('button', { name: 'Leave the call' })).toBeVisible();
  await expect(ended).toHaveCount(0);
});
