/** A name on the map. */
export interface PlaceLabel {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  /** Shown from this zoom on. */
  readonly zoom: number;
}

/**
 * Cities for the whole country, areas for Lagos and Port Harcourt.
 * @see GeoNames (CC BY 4.0); areas that it hasn't from the wards of temikeezy/nigeria-geojson-data (MIT) or by hand
 */
export const PLACE_LABELS: readonly PlaceLabel[] = [
  { name: 'Lagos', lat: 6.4541, lng: 3.3947, zoom: 5 },
  { name: 'Abuja', lat: 9.0579, lng: 7.4951, zoom: 5 },
  { name: 'Kano', lat: 12.0001, lng: 8.5167, zoom: 5 },
  { name: 'Ibadan', lat: 7.3776, lng: 3.9059, zoom: 6 },
  { name: 'Port Harcourt', lat: 4.7774, lng: 7.0134, zoom: 5 },
  { name: 'Benin City', lat: 6.3382, lng: 5.6257, zoom: 6 },
  { name: 'Kaduna', lat: 10.5222, lng: 7.4384, zoom: 6 },
  { name: 'Maiduguri', lat: 11.8464, lng: 13.1603, zoom: 6 },
  { name: 'Enugu', lat: 6.4402, lng: 7.4943, zoom: 6 },
  { name: 'Jos', lat: 9.9285, lng: 8.8921, zoom: 6 },
  { name: 'Ilorin', lat: 8.4966, lng: 4.5421, zoom: 6 },
  { name: 'Sokoto', lat: 13.0627, lng: 5.2433, zoom: 6 },
  { name: 'Calabar', lat: 4.9517, lng: 8.322, zoom: 6 },
  { name: 'Abeokuta', lat: 7.1557, lng: 3.3451, zoom: 7 },
  { name: 'Warri', lat: 5.5167, lng: 5.75, zoom: 7 },
  { name: 'Uyo', lat: 5.0513, lng: 7.9335, zoom: 7 },
  { name: 'Aba', lat: 5.1066, lng: 7.3667, zoom: 8 },
  { name: 'Owerri', lat: 5.4836, lng: 7.0333, zoom: 8 },
  { name: 'Makurdi', lat: 7.7337, lng: 8.5214, zoom: 7 },
  { name: 'Yola', lat: 9.2035, lng: 12.4954, zoom: 7 },
  { name: 'Ikeja', lat: 6.5965, lng: 3.342, zoom: 10 },
  { name: 'Ikorodu', lat: 6.6153, lng: 3.5069, zoom: 10 },
  { name: 'Badagry', lat: 6.415, lng: 2.8813, zoom: 10 },
  { name: 'Epe', lat: 6.5841, lng: 3.9834, zoom: 10 },
  { name: 'Lekki', lat: 6.4463, lng: 3.4772, zoom: 11 },
  { name: 'Ajah', lat: 6.4698, lng: 3.5852, zoom: 11 },
  { name: 'Victoria Island', lat: 6.4281, lng: 3.4219, zoom: 11 },
  { name: 'Ikoyi', lat: 6.4525, lng: 3.4358, zoom: 12 },
  { name: 'Apapa', lat: 6.4488, lng: 3.359, zoom: 11 },
  { name: 'Surulere', lat: 6.5015, lng: 3.3581, zoom: 11 },
  { name: 'Yaba', lat: 6.5095, lng: 3.3711, zoom: 12 },
  { name: 'Ebute Metta', lat: 6.488, lng: 3.3817, zoom: 13 },
  { name: 'Mushin', lat: 6.528, lng: 3.3541, zoom: 12 },
  { name: 'Oshodi', lat: 6.555, lng: 3.3436, zoom: 12 },
  { name: 'Shomolu', lat: 6.5389, lng: 3.3742, zoom: 13 },
  { name: 'Gbagada', lat: 6.5527, lng: 3.3917, zoom: 12 },
  { name: 'Ojota', lat: 6.5781, lng: 3.3869, zoom: 12 },
  { name: 'Agege', lat: 6.6156, lng: 3.3334, zoom: 11 },
  { name: 'Festac Town', lat: 6.4697, lng: 3.283, zoom: 11 },
  { name: 'Allen', lat: 6.605, lng: 3.355, zoom: 13 },
  { name: 'Opebi', lat: 6.591, lng: 3.36, zoom: 13 },
  { name: 'Oregun', lat: 6.605, lng: 3.368, zoom: 13 },
  { name: 'Alausa', lat: 6.615, lng: 3.36, zoom: 13 },
  { name: 'Ogba', lat: 6.631, lng: 3.335, zoom: 13 },
  { name: 'Ojodu', lat: 6.641, lng: 3.362, zoom: 13 },
  { name: 'Maryland', lat: 6.572, lng: 3.366, zoom: 13 },
  { name: 'Magodo', lat: 6.63, lng: 3.384, zoom: 13 },
  { name: 'Ketu', lat: 6.6, lng: 3.392, zoom: 13 },
  { name: 'Ogudu', lat: 6.578, lng: 3.398, zoom: 13 },
  { name: 'Bariga', lat: 6.535, lng: 3.389, zoom: 13 },
  { name: 'Akoka', lat: 6.517, lng: 3.394, zoom: 13 },
  { name: 'Palmgrove', lat: 6.552, lng: 3.366, zoom: 13 },
  { name: 'Ilupeju', lat: 6.556, lng: 3.357, zoom: 13 },
  { name: 'Isolo', lat: 6.533, lng: 3.323, zoom: 13 },
  { name: 'Okota', lat: 6.508, lng: 3.313, zoom: 13 },
  { name: 'Ejigbo', lat: 6.553, lng: 3.303, zoom: 13 },
  { name: 'Egbeda', lat: 6.6, lng: 3.293, zoom: 13 },
  { name: 'Ikotun', lat: 6.545, lng: 3.266, zoom: 13 },
  { name: 'Igando', lat: 6.555, lng: 3.245, zoom: 13 },
  { name: 'Iyana Ipaja', lat: 6.612, lng: 3.291, zoom: 13 },
  { name: 'Obalende', lat: 6.447, lng: 3.414, zoom: 13 },
  { name: 'Oniru', lat: 6.43, lng: 3.446, zoom: 13 },
  { name: 'Ikate', lat: 6.437, lng: 3.493, zoom: 13 },
  { name: 'Sangotedo', lat: 6.473, lng: 3.627, zoom: 13 },
  { name: 'Orile', lat: 6.478, lng: 3.337, zoom: 13 },
  { name: 'Aguda', lat: 6.493, lng: 3.336, zoom: 13 },
  { name: 'Itire', lat: 6.508, lng: 3.344, zoom: 13 },
  { name: 'Idi-Araba', lat: 6.515, lng: 3.354, zoom: 13 },
  { name: 'Ajegunle', lat: 6.452, lng: 3.333, zoom: 13 },
  { name: 'Satellite Town', lat: 6.446, lng: 3.255, zoom: 13 },
  { name: 'Kirikiri', lat: 6.442, lng: 3.305, zoom: 13 },
  { name: 'Rumuodomaya', lat: 4.8933, lng: 7.0023, zoom: 11 },
  { name: 'Trans Amadi', lat: 4.8089, lng: 7.0375, zoom: 12 },
  { name: 'Diobu', lat: 4.792, lng: 6.9985, zoom: 12 },
  { name: 'Choba', lat: 4.894, lng: 6.906, zoom: 11 },
  { name: 'Eleme', lat: 4.783, lng: 7.133, zoom: 11 },
  { name: 'Okrika', lat: 4.7422, lng: 7.0837, zoom: 11 },
  { name: 'Bonny', lat: 4.4516, lng: 7.1707, zoom: 10 },
];

/** Returns the names to show at a zoom. */
export function labelsAt(zoom: number): readonly PlaceLabel[] {
  // At large zooms the areas of Lagos replace its name.
  return PLACE_LABELS.filter(({ zoom: from, name }) => zoom >= from && !(name === 'Lagos' && zoom >= 11));
}
