import * as z from 'zod/mini';
import { atMost, emailField, oneLine, visible } from '#platform/common/fields.ts';
import { isTelephone, PROVIDER_DIGITS } from '#platform/common/phone-number.ts';
import { STATES } from '#platform/common/places/nigerian-states.ts';
import { text } from '#platform/common/text.ts';
import { isImageAddress } from './image-address.ts';
import { FORM_STATES } from './provider-choices.ts';
import { eachProviderFlag, PROVIDER_FLAGS } from './provider-flags.ts';

const line = (least: number, message: string, most: number) =>
  z.string(message).check(oneLine(), z.minLength(least, message), atMost(most));
const optionalText = (most: number) => z.optional(z.nullable(z.string().check(visible(), atMost(most))));
const PLACES: readonly string[] = [...STATES, ...FORM_STATES];

const image = z.optional(
  z.nullable(
    z.string().check(
      z.trim(),
      z.maxLength(1000),
      z.refine(
        (typed) => typed === '' || isImageAddress(typed),
        text('Upload a picture, or give an address that begins with https://'),
      ),
    ),
  ),
);

/**
 * The required fields of a provider, with their messages.
 * @see provider and admin area specification, section 5: admin provider form
 */
const required = {
  name: line(2, text('Name must be at least 2 characters'), 120),
  specialty: line(2, text('Specialty is required'), 100),
  email: z.pipe(z.string(text('Invalid email address')).check(z.trim()), emailField(text('Invalid email address'))),
  phone: line(10, text('Phone number is required'), 40).check(
    z.refine(
      (typed) => typed.length < 10 || isTelephone(typed, PROVIDER_DIGITS),
      text('Please enter a valid phone number'),
    ),
  ),
  address: line(5, text('Address is required'), 300),
  state: line(2, text('State is required'), 40).check(
    z.refine((typed) => typed.length < 2 || PLACES.includes(typed), text('Choose a state of Nigeria')),
  ),
};
const texts = { lga: optionalText(60), bio: optionalText(5000), profileImage: image, officeImage: image };
const languages = z.array(z.string().check(z.trim(), z.minLength(2), z.maxLength(40))).check(z.maxLength(30));

/** A provider as an administrator enters it. `Port Harcourt` as state means that LGA of Rivers. */
export const NewProvider = z.strictObject({
  ...required,
  ...texts,
  ...eachProviderFlag((name) => z._default(z.boolean(), PROVIDER_FLAGS[name].initially)),
  speaksLocalLanguages: z._default(languages, []),
});
export type NewProvider = z.output<typeof NewProvider>;

/** A person whom an administrator invites to run a provider. */
export const Invitee = z.strictObject({ fullName: required.name, email: required.email });
export type Invitee = z.output<typeof Invitee>;

const flags = eachProviderFlag(() => z.boolean());
const seen = z.nullable(z.string().check(z.maxLength(10_000)));

/** A provider as a screen showed it; it may not be valid today. */
const SeenProvider = z.partial(
  z.strictObject({
    name: seen,
    specialty: seen,
    email: seen,
    phone: seen,
    address: seen,
    state: seen,
    lga: seen,
    bio: seen,
    profileImage: seen,
    officeImage: seen,
    ...flags,
    speaksLocalLanguages: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(200)),
  }),
);
export type SeenProvider = z.output<typeof SeenProvider>;

/** The changed fields, or none. An empty or null image keeps the old one. */
export const ProviderChanges = z.partial(
  z.strictObject({
    ...required,
    ...texts,
    ...flags,
    speaksLocalLanguages: languages,
    /** The values that the screen showed, to detect a change by another administrator. */
    was: SeenProvider,
  }),
);
export type ProviderChanges = z.output<typeof ProviderChanges>;
