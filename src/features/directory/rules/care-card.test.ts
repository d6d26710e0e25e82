import { describe, expect, it } from 'vitest';
import { addressLine } from './care-card-address.ts';
import { firstWord } from './care-card-badge.ts';
import { numberToDial } from './care-card-phone.ts';

describe('the badge of a specialty', () => {
  it('is its first word', () => {
    expect(
      ['Family Medicine (General Practitioner)', 'Obstetrics & Gynecology', 'Cardiology', ''].map(firstWord),
    ).toEqual(['Family', 'Obstetrics', 'Cardiology', '']);
  });
});

describe('the address line', () => {
  it('adds LGA and state', () => {
    expect(addressLine({ address: '14 Allen Avenue', lga: 'Ikeja', state: 'Lagos' })).toBe(
      '14 Allen Avenue, Ikeja, Lagos',
    );
  });

  it('repeats nothing that the address names', () => {
    expect(addressLine({ address: '14 Allen Avenue, ikeja, Lagos', lga: 'Ikeja', state: 'Lagos' })).toBe(
      '14 Allen Avenue, ikeja, Lagos',
    );
  });

  it('adds no LGA behind a state', () => {
    expect(addressLine({ address: '53 Ogudu Road, Ogudu, Lagos', lga: 'Kosofe', state: 'Lagos' })).toBe(
      '53 Ogudu Road, Ogudu, Lagos',
    );
  });

  it('is not misled by a street that is called like a state', () => {
    expect(addressLine({ address: '3 Niger Street', lga: null, state: 'Niger' })).toBe('3 Niger Street, Niger');
  });

  it('is the place alone where no address is known', () => {
    expect(addressLine({ address: '', lga: 'Fagge', state: 'Kano' })).toBe('Fagge, Kano');
  });
});

describe('a telephone number', () => {
  it.each([
    ['0803 123 4567', '08031234567'],
    ['+234 803-123-4567', '+2348031234567'],
    ['01-2345678, 0803 123 4567', '012345678'],
    ['08031234567 / 08057654321', '08031234567'],
    ['0803-123-4567 or 0802-765-4321', '08031234567'],
    ['+234 (0) 803 123 4567', '+2348031234567'],
    ['+44 20 7946 0000', '+442079460000'],
    ['0803 123 4567 ext 12', undefined],
    ['0803 123 456', undefined],
    ['none', undefined],
    ['12345', undefined],
    [null, undefined],
  ])('%s is dialled as %s', (phone, number) => {
    expect(numberToDial(phone)).toBe(number);
  });
});
