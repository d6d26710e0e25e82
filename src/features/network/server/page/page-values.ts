import type { PageField, PageFieldValues } from '#features/network/rules/page/page-fields.ts';
import { findLga } from '#platform/common/places/nigerian-places.ts';
import type { State } from '#platform/common/places/nigerian-states.ts';
import { pointOf } from '../change-provider.ts';
import type { ProviderWrite, StoredProvider } from '../provider-admin-store.ts';

/** Returns the values of a provider's page. */
export function pageValuesOf(row: StoredProvider): Omit<PageFieldValues, 'licence'> {
  const { latitude, longitude } = row;
  return {
    phone: row.phone,
    bio: row.bio,
    services: row.services,
    speaksLocalLanguages: row.languages,
    telehealthAvailable: row.telehealthAvailable,
    lowCostOptions: row.lowCostOptions,
    mobileClinic: row.mobileClinic,
    profileImage: row.profileImage,
    officeImage: row.officeImage,
    name: row.name,
    place: { address: row.address, state: row.state, lga: row.lga },
    point: latitude === null || longitude === null ? null : { latitude, longitude },
    specialty: row.specialty,
    facilityType: row.facilityType,
    providesUrgentCare: row.providesUrgentCare,
  };
}

type Columns<Field extends PageField> = (value: PageFieldValues[Field], before: StoredProvider) => ProviderWrite;

/** The columns that a field of the page is stored in; a licence has a table of its own. */
const COLUMNS: Readonly<{ [Field in Exclude<PageField, 'licence'>]: Columns<Field> }> = {
  phone: (phone) => ({ phone }),
  bio: (bio) => ({ bio: bio || null }),
  services: (services) => ({ services: [...new Set(services)] }),
  speaksLocalLanguages: (languages) => ({ languages: [...new Set(languages)] }),
  telehealthAvailable: (telehealthAvailable) => ({ telehealthAvailable }),
  lowCostOptions: (lowCostOptions) => ({ lowCostOptions }),
  mobileClinic: (mobileClinic) => ({ mobileClinic }),
  profileImage: (profileImage) => ({ profileImage }),
  officeImage: (officeImage) => ({ officeImage }),
  name: (name) => ({ name }),
  place: ({ address, state, lga }, before) => {
    const area = lga === null ? null : (findLga(state as State, lga)?.name ?? lga);
    const moves = state !== before.state || area !== before.lga;
    // The point of the old LGA would mislead.
    return { address, ...(moves && { state, lga: area, ...pointOf({ state, lga: area }) }) };
  },
  point: (point) => ({ ...point, locationPrecision: 'exact' }),
  specialty: (specialty) => ({ specialty }),
  facilityType: (facilityType) => ({ facilityType }),
  providesUrgentCare: (providesUrgentCare) => ({ providesUrgentCare }),
};

/** Returns the columns to write for new values of some fields. */
export function columnsOf(values: Partial<PageFieldValues>, before: StoredProvider): ProviderWrite {
  const parts = Object.entries(values).map(([field, value]) => {
    const columns = COLUMNS[field as keyof typeof COLUMNS] as Columns<PageField> | undefined;
    return columns?.(value, before);
  });
  return Object.assign({}, ...parts) as ProviderWrite;
}
