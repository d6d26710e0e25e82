import { STATES, type State } from './nigerian-states.ts';

/** A local government area with a point of its own. Five names occur in two states: only state and name together are a key. */
export interface Lga {
  readonly name: string;
  /** Degrees, WGS 84: the ward nearest to the middle of the LGA's wards, so that the point is never in water. */
  readonly latitude: number;
  readonly longitude: number;
}

/** The LGAs of a state, in alphabetical order. */
export function lgasOf(state: State): readonly Lga[] {
  return LGAS.get(state) ?? [];
}

/** The state that a spelling means, regardless of case and punctuation, e.g. `FCT`, `akwa-ibom`, `River`. */
export function findState(spelling: string): State | undefined {
  const key = fold(spelling).replace(/state$/, '');
  return STATE_KEYS.get(STATE_ALSO_SPELT[key] ?? key);
}

/**
 * The LGA of a state that a spelling means, regardless of case and punctuation; spellings in common use are known too,
 * e.g. `Ifako/Ijaye`, `Egbado North`, `Obi Nwga`.
 */
export function findLga(state: State, spelling: string): Lga | undefined {
  const key = fold(spelling);
  return LGA_KEYS.get(`${state}|${ALSO_SPELT[state]?.[key] ?? key}`);
}

function fold(spelling: string): string {
  return spelling.toLowerCase().replace(/[^a-z]/g, '');
}

/** Folded spellings of states in registers. @see npm nigerian-states-and-lgas 1.0.8, WHO facility list (Maina 2019) */
const STATE_ALSO_SPELT: Readonly<Record<string, string>> = {
  abuja: 'abujafct',
  fct: 'abujafct',
  fctabuja: 'abujafct',
  federalcapitalterritory: 'abujafct',
  kastina: 'katsina',
  nassarawa: 'nasarawa',
  river: 'rivers',
};

/** Folded spellings of LGAs in registers. @see npm locations-ng 1.0.1, SORMAS districts, WHO facility list (Maina 2019) */
const ALSO_SPELT: Readonly<Partial<Record<State, Readonly<Record<string, string>>>>> = {
  Abia: { obinwga: 'obingwa', obomangwa: 'obingwa', osisiomangwa: 'osisioma' },
  'Abuja FCT': { abujamunicipalareacouncil: 'abujamunicipal', amac: 'abujamunicipal', municipal: 'abujamunicipal' },
  Adamawa: { fufure: 'fufore', gayuk: 'guyuk', girie: 'girei', larmurde: 'lamurde', teungo: 'toungo' },
  Anambra: { akwanorth: 'awkanorth', akwasouth: 'awkasouth' },
  Bauchi: { damban: 'dambam', gamjuwa: 'ganjuwa', itasgadaw: 'itasgadau' },
  Bayelsa: { yenegoa: 'yenagoa' },
  Benue: { bukuru: 'buruku', gwer: 'gwereast', markurdi: 'makurdi', oturkpo: 'otukpo' },
  'Cross River': { bekwara: 'bekwarra', calabarmunicipality: 'calabarmunicipal', yakuur: 'yakurr' },
  Edo: { iguegben: 'igueben' },
  Ekiti: { aiyekire: 'gbonyin', aiyekiregbonyin: 'gbonyin', gboyin: 'gbonyin' },
  Gombe: { shomgom: 'shongom', yalmatudeba: 'yamaltudeba' },
  Imo: { ezinihitte: 'ezinihittembaise', mbatoli: 'mbaitoli', unuimo: 'onuimo' },
  Jigawa: {
    biriniwa: 'birniwa',
    kirikasamma: 'kirikasama',
    malammaduri: 'malammadori',
    suletankakar: 'suletankarkar',
  },
  Kaduna: { kuban: 'kubau', zangokataf: 'zangonkataf' },
  Kano: {
    danbatta: 'dambatta',
    garummallam: 'garunmallam',
    minijibir: 'minjibir',
    nasarawa: 'nassarawa',
    tundunwada: 'tudunwada',
  },
  Katsina: { kankiya: 'kankia', katsinak: 'katsina' },
  Kebbi: { aleiro: 'aliero', arewa: 'arewadandi', dankowasagu: 'wasagudanko' },
  Kogi: { kotonkarfe: 'kogi', ogorimagogo: 'ogorimagongo' },
  Lagos: { badagary: 'badagry', ifakoijaye: 'ifakoijaiye', somolu: 'shomolu' },
  Nasarawa: { nasarawaegon: 'nasarawaeggon', nassarawa: 'nasarawa', nassarawaeggon: 'nasarawaeggon' },
  Niger: { moya: 'muya' },
  Ogun: { egbadonorth: 'yewanorth', egbadosouth: 'yewasouth', shagamu: 'sagamu' },
  Osun: {
    aiyedade: 'aiyedaade',
    atakumosaeast: 'atakunmosaeast',
    atakumosawest: 'atakunmosawest',
    ayedaade: 'aiyedaade',
    ayedire: 'aiyedire',
    ileshaeast: 'ilesaeast',
    ileshawest: 'ilesawest',
  },
  Oyo: { ogbomosonorth: 'ogbomoshonorth', ogbomososouth: 'ogbomoshosouth', onaora: 'onaara' },
  Plateau: { quaanpa: 'quaanpan' },
  Rivers: {
    akukutor: 'akukutoru',
    andoniodual: 'andoni',
    emuoha: 'emohua',
    ogbaegbemaandoni: 'ogbaegbemandoni',
    omumma: 'omuma',
  },
  Sokoto: { dange: 'dangeshuni', tambawal: 'tambuwal', wamakko: 'wamako' },
  Yobe: { barde: 'bade', borsari: 'bursari', tarmua: 'tarmuwa' },
  Zamfara: { birninmagajikiyaw: 'birninmagaji', chafe: 'tsafe' },
};

/**
 * Name, latitude, longitude. Names as most published lists spell them; points by the ward list.
 * @see Constitution of Nigeria 1999, First Schedule: 768 local government areas and 6 area councils
 * @see npm nigerian-states-and-lgas 1.0.8, npm locations-ng 1.0.1, SORMAS districts (names)
 * @see temikeezy/nigeria-geojson-data (points of wards), compared with the surveyed facilities of Maina et al. 2019
 */
// biome-ignore format: a table, one state a block
const TABLE: Readonly<Record<State, readonly (readonly [string, number, number])[]>> = {
  Abia: [
    ['Aba North', 5.114, 7.353], ['Aba South', 5.087, 7.356], ['Arochukwu', 5.459, 7.855], ['Bende', 5.667, 7.593],
    ['Ikwuano', 5.41, 7.572], ['Isiala Ngwa North', 5.387, 7.426], ['Isiala Ngwa South', 5.273, 7.394],
    ['Isuikwuato', 5.787, 7.463], ['Obi Ngwa', 5.133, 7.467], ['Ohafia', 5.662, 7.792], ['Osisioma', 5.17, 7.319],
    ['Ugwunagbo', 5.012, 7.348], ['Ukwa East', 4.954, 7.413], ['Ukwa West', 4.954, 7.254],
    ['Umu Nneochi', 5.961, 7.362], ['Umuahia North', 5.568, 7.471], ['Umuahia South', 5.459, 7.449],
  ],
  'Abuja FCT': [
    ['Abaji', 8.513, 6.806], ['Abuja Municipal', 9.051, 7.419], ['Bwari', 9.209, 7.404], ['Gwagwalada', 8.981, 7.043],
    ['Kuje', 8.609, 7.16], ['Kwali', 8.703, 6.994],
  ],
  Adamawa: [
    ['Demsa', 9.416, 12.197], ['Fufore', 9.241, 12.746], ['Ganye', 8.366, 12.057], ['Girei', 9.363, 12.613],
    ['Gombi', 10.18, 12.637], ['Guyuk', 9.835, 11.987], ['Hong', 10.301, 12.982], ['Jada', 8.658, 12.47],
    ['Lamurde', 9.565, 11.761], ['Madagali', 10.823, 13.549], ['Maiha', 9.879, 13.202], ['Mayo Belwa', 8.996, 12.03],
    ['Michika', 10.591, 13.429], ['Mubi North', 10.319, 13.335], ['Mubi South', 10.161, 13.368],
    ['Numan', 9.461, 11.988], ['Shelleng', 9.805, 12.123], ['Song', 9.84, 12.594], ['Toungo', 8.139, 11.913],
    ['Yola North', 9.266, 12.505], ['Yola South', 9.174, 12.616],
  ],
  'Akwa Ibom': [
    ['Abak', 5.014, 7.78], ['Eastern Obolo', 4.524, 7.718], ['Eket', 4.642, 7.918], ['Esit Eket', 4.649, 8.063],
    ['Essien Udim', 5.121, 7.64], ['Etim Ekpo', 4.97, 7.615], ['Etinan', 4.82, 7.831], ['Ibeno', 4.553, 8.003],
    ['Ibesikpo Asutan', 4.922, 7.968], ['Ibiono Ibom', 5.194, 7.873], ['Ika', 5.002, 7.542], ['Ikono', 5.227, 7.763],
    ['Ikot Abasi', 4.609, 7.641], ['Ikot Ekpene', 5.187, 7.702], ['Ini', 5.396, 7.761], ['Itu', 5.109, 7.96],
    ['Mbo', 4.643, 8.271], ['Mkpat Enin', 4.706, 7.765], ['Nsit Atai', 4.834, 8.019], ['Nsit Ibom', 4.892, 7.881],
    ['Nsit Ubium', 4.737, 7.968], ['Obot Akara', 5.232, 7.626], ['Okobo', 4.798, 8.127], ['Onna', 4.64, 7.837],
    ['Oron', 4.809, 8.24], ['Oruk Anam', 4.756, 7.643], ['Udung Uko', 4.747, 8.235], ['Ukanafun', 4.905, 7.635],
    ['Uruan', 4.975, 8.04], ['Urue-Offong/Oruko', 4.725, 8.161], ['Uyo', 5.021, 7.922],
  ],
  Anambra: [
    ['Aguata', 5.983, 7.058], ['Anambra East', 6.331, 6.888], ['Anambra West', 6.411, 6.788], ['Anaocha', 6.059, 7.002],
    ['Awka North', 6.339, 7.017], ['Awka South', 6.198, 7.057], ['Ayamelum', 6.553, 6.93], ['Dunukofia', 6.208, 6.929],
    ['Ekwusigo', 5.96, 6.829], ['Idemili North', 6.103, 6.915], ['Idemili South', 6.065, 6.912],
    ['Ihiala', 5.839, 6.841], ['Njikoka', 6.18, 6.968], ['Nnewi North', 6.006, 6.897], ['Nnewi South', 5.931, 6.939],
    ['Ogbaru', 5.902, 6.713], ['Onitsha North', 6.107, 6.783], ['Onitsha South', 6.07, 6.749],
    ['Orumba North', 6.092, 7.132], ['Orumba South', 5.999, 7.237], ['Oyi', 6.231, 6.898],
  ],
  Bauchi: [
    ['Alkaleri', 10.058, 10.508], ['Bauchi', 10.292, 9.854], ['Bogoro', 9.59, 9.59], ['Dambam', 11.656, 10.78],
    ['Darazo', 11.177, 10.555], ['Dass', 9.99, 9.491], ['Gamawa', 12.026, 10.701], ['Ganjuwa', 10.706, 10.068],
    ['Giade', 11.426, 10.285], ['Itas/Gadau', 11.81, 9.93], ["Jama'are", 11.667, 9.924], ['Katagum', 11.718, 10.327],
    ['Kirfi', 10.511, 10.496], ['Misau', 11.413, 10.479], ['Ningi', 10.951, 9.369], ['Shira', 11.426, 10.124],
    ['Tafawa Balewa', 9.8, 9.471], ['Toro', 10.259, 9.078], ['Warji', 11.123, 9.728], ['Zaki', 12.183, 10.272],
  ],
  Bayelsa: [
    ['Brass', 4.344, 6.323], ['Ekeremor', 5.002, 5.728], ['Kolokuma/Opokuma', 5.066, 6.278], ['Nembe', 4.544, 6.366],
    ['Ogbia', 4.753, 6.305], ['Sagbama', 5.12, 6.178], ['Southern Ijaw', 4.778, 6.006], ['Yenagoa', 5.03, 6.344],
  ],
  Benue: [
    ['Ado', 6.819, 7.987], ['Agatu', 7.825, 7.876], ['Apa', 7.599, 7.959], ['Buruku', 7.32, 9.224],
    ['Gboko', 7.331, 8.916], ['Guma', 7.896, 8.69], ['Gwer East', 7.367, 8.515], ['Gwer West', 7.652, 8.161],
    ['Katsina-Ala', 7.272, 9.545], ['Konshisha', 7.044, 8.705], ['Kwande', 6.754, 9.526], ['Logo', 7.621, 9.343],
    ['Makurdi', 7.735, 8.523], ['Obi', 6.98, 8.3], ['Ogbadibo', 7.012, 7.687], ['Ohimini', 7.187, 7.922],
    ['Oju', 6.829, 8.414], ['Okpokwu', 7.032, 7.818], ['Otukpo', 7.286, 8.083], ['Tarka', 7.6, 8.886],
    ['Ukum', 7.576, 9.602], ['Ushongo', 7.01, 9.094], ['Vandeikya', 6.797, 9.095],
  ],
  Borno: [
    ['Abadam', 13.557, 13.312], ['Askira/Uba', 10.617, 13.093], ['Bama', 11.536, 14.116], ['Bayo', 10.441, 11.747],
    ['Biu', 10.724, 12.157], ['Chibok', 10.85, 12.859], ['Damboa', 11.143, 12.73], ['Dikwa', 12.032, 13.992],
    ['Gubio', 12.513, 12.754], ['Guzamala', 12.754, 13.253], ['Gwoza', 11.09, 13.734], ['Hawul', 10.499, 12.251],
    ['Jere', 11.852, 13.278], ['Kaga', 11.604, 12.503], ['Kala/Balge', 12.036, 14.437], ['Konduga', 11.573, 13.232],
    ['Kukawa', 12.931, 13.66], ['Kwaya Kusar', 10.429, 12.002], ['Mafa', 11.962, 13.623], ['Magumeri', 12.175, 12.673],
    ['Maiduguri', 11.848, 13.216], ['Marte', 12.275, 13.87], ['Mobbar', 13.156, 12.7], ['Monguno', 12.54, 13.523],
    ['Ngala', 12.256, 14.214], ['Nganzai', 12.416, 13.179], ['Shani', 10.198, 12.047],
  ],
  'Cross River': [
    ['Abi', 5.896, 8.006], ['Akamkpa', 5.3, 8.432], ['Akpabuyo', 4.925, 8.422], ['Bakassi', 4.748, 8.527],
    ['Bekwarra', 6.664, 8.909], ['Biase', 5.592, 7.98], ['Boki', 6.403, 8.987], ['Calabar Municipal', 4.985, 8.328],
    ['Calabar South', 4.902, 8.259], ['Etung', 5.855, 8.823], ['Ikom', 6.097, 8.613], ['Obanliku', 6.543, 9.225],
    ['Obubra', 5.995, 8.326], ['Obudu', 6.619, 9.068], ['Odukpani', 5.197, 8.166], ['Ogoja', 6.606, 8.782],
    ['Yakurr', 5.854, 8.138], ['Yala', 6.684, 8.6],
  ],
  Delta: [
    ['Aniocha North', 6.33, 6.484], ['Aniocha South', 6.17, 6.46], ['Bomadi', 5.232, 5.824], ['Burutu', 5.248, 5.584],
    ['Ethiope East', 5.693, 6.01], ['Ethiope West', 5.891, 5.73], ['Ika North East', 6.226, 6.291],
    ['Ika South', 6.207, 6.131], ['Isoko North', 5.54, 6.211], ['Isoko South', 5.41, 6.205],
    ['Ndokwa East', 5.635, 6.384], ['Ndokwa West', 5.734, 6.352], ['Okpe', 5.682, 5.765],
    ['Oshimili North', 6.313, 6.623], ['Oshimili South', 6.173, 6.712], ['Patani', 5.201, 6.179],
    ['Sapele', 5.893, 5.658], ['Udu', 5.469, 5.806], ['Ughelli North', 5.506, 6.013], ['Ughelli South', 5.409, 5.914],
    ['Ukwuani', 5.852, 6.198], ['Uvwie', 5.543, 5.767], ['Warri North', 5.79, 5.252], ['Warri South', 5.555, 5.694],
    ['Warri South West', 5.526, 5.431],
  ],
  Ebonyi: [
    ['Abakaliki', 6.249, 8.135], ['Afikpo North', 5.906, 7.923], ['Afikpo South', 5.787, 7.861],
    ['Ebonyi', 6.429, 8.086], ['Ezza North', 6.26, 7.943], ['Ezza South', 6.165, 8.025], ['Ikwo', 6.066, 8.158],
    ['Ishielu', 6.423, 7.813], ['Ivo', 5.895, 7.617], ['Izzi', 6.472, 8.219], ['Ohaozara', 6.018, 7.801],
    ['Ohaukwu', 6.553, 7.983], ['Onicha', 6.13, 7.848],
  ],
  Edo: [
    ['Akoko-Edo', 7.335, 6.169], ['Egor', 6.357, 5.591], ['Esan Central', 6.761, 6.263],
    ['Esan North-East', 6.715, 6.322], ['Esan South-East', 6.556, 6.48], ['Esan West', 6.7, 6.094],
    ['Etsako Central', 7.046, 6.442], ['Etsako East', 7.218, 6.442], ['Etsako West', 7.047, 6.267],
    ['Igueben', 6.522, 6.223], ['Ikpoba Okha', 6.29, 5.622], ['Oredo', 6.289, 5.573], ['Orhionmwon', 6.115, 6.059],
    ['Ovia North-East', 6.51, 5.526], ['Ovia South-West', 6.51, 5.222], ['Owan East', 7.115, 6.023],
    ['Owan West', 6.947, 5.862], ['Uhunmwonde', 6.453, 5.951],
  ],
  Ekiti: [
    ['Ado Ekiti', 7.603, 5.235], ['Efon', 7.638, 4.954], ['Ekiti East', 7.722, 5.686],
    ['Ekiti South-West', 7.513, 5.082], ['Ekiti West', 7.723, 5.009], ['Emure', 7.406, 5.488],
    ['Gbonyin', 7.621, 5.529], ['Ido-Osi', 7.848, 5.21], ['Ijero', 7.808, 5.051], ['Ikere', 7.499, 5.215],
    ['Ikole', 7.884, 5.452], ['Ilejemeje', 7.936, 5.208], ['Irepodun/Ifelodun', 7.669, 5.212],
    ['Ise/Orun', 7.441, 5.387], ['Moba', 7.985, 5.128], ['Oye', 7.825, 5.312],
  ],
  Enugu: [
    ['Aninri', 6.052, 7.622], ['Awgu', 6.11, 7.462], ['Enugu East', 6.515, 7.529], ['Enugu North', 6.445, 7.507],
    ['Enugu South', 6.4, 7.499], ['Ezeagu', 6.41, 7.256], ['Igbo Etiti', 6.689, 7.372],
    ['Igbo Eze North', 7.008, 7.462], ['Igbo Eze South', 6.925, 7.394], ['Isi Uzo', 6.755, 7.67],
    ['Nkanu East', 6.301, 7.644], ['Nkanu West', 6.3, 7.5], ['Nsukka', 6.825, 7.375], ['Oji River', 6.165, 7.288],
    ['Udenu', 6.873, 7.552], ['Udi', 6.429, 7.393], ['Uzo-Uwani', 6.71, 7.164],
  ],
  Gombe: [
    ['Akko', 10.121, 11.154], ['Balanga', 9.944, 11.695], ['Billiri', 9.87, 11.16], ['Dukku', 10.948, 10.769],
    ['Funakaye', 10.795, 11.463], ['Gombe', 10.317, 11.244], ['Kaltungo', 9.834, 11.46], ['Kwami', 10.516, 11.354],
    ['Nafada', 11.128, 11.183], ['Shongom', 9.722, 11.216], ['Yamaltu/Deba', 10.246, 11.466],
  ],
  Imo: [
    ['Aboh Mbaise', 5.425, 7.257], ['Ahiazu Mbaise', 5.553, 7.27], ['Ehime Mbano', 5.649, 7.298],
    ['Ezinihitte Mbaise', 5.49, 7.321], ['Ideato North', 5.861, 7.123], ['Ideato South', 5.781, 7.143],
    ['Ihitte/Uboma', 5.636, 7.361], ['Ikeduru', 5.555, 7.152], ['Isiala Mbano', 5.66, 7.154], ['Isu', 5.676, 7.065],
    ['Mbaitoli', 5.6, 7.007], ['Ngor Okpala', 5.336, 7.135], ['Njaba', 5.693, 7.021], ['Nkwerre', 5.726, 7.107],
    ['Nwangele', 5.693, 7.137], ['Obowo', 5.539, 7.374], ['Oguta', 5.607, 6.865], ['Ohaji/Egbema', 5.43, 6.787],
    ['Okigwe', 5.798, 7.342], ['Onuimo', 5.778, 7.227], ['Orlu', 5.793, 7.046], ['Orsu', 5.846, 7.0],
    ['Oru East', 5.713, 6.964], ['Oru West', 5.751, 6.906], ['Owerri Municipal', 5.479, 7.023],
    ['Owerri North', 5.456, 7.088], ['Owerri West', 5.404, 6.996],
  ],
  Jigawa: [
    ['Auyo', 12.347, 9.968], ['Babura', 12.585, 8.791], ['Birnin Kudu', 11.449, 9.485], ['Birniwa', 12.802, 10.096],
    ['Buji', 11.581, 9.753], ['Dutse', 11.757, 9.337], ['Gagarawa', 12.457, 9.513], ['Garki', 12.354, 9.079],
    ['Gumel', 12.607, 9.391], ['Guri', 12.635, 10.393], ['Gwaram', 11.254, 9.909], ['Gwiwa', 12.762, 8.291],
    ['Hadejia', 12.448, 10.042], ['Jahun', 11.996, 9.539], ['Kafin Hausa', 12.079, 9.971], ['Kaugama', 12.461, 9.77],
    ['Kazaure', 12.666, 8.458], ['Kiri Kasama', 12.564, 10.238], ['Kiyawa', 11.825, 9.59], ['Maigatari', 12.686, 9.558],
    ['Malam Madori', 12.488, 9.956], ['Miga', 12.195, 9.727], ['Ringim', 12.165, 9.055], ['Roni', 12.578, 8.312],
    ['Sule Tankarkar', 12.556, 9.18], ['Taura', 12.2, 9.385], ['Yankwashi', 12.758, 8.472],
  ],
  Kaduna: [
    ['Birnin Gwari', 11.007, 6.663], ['Chikun', 10.425, 7.369], ['Giwa', 11.223, 7.459], ['Igabi', 10.82, 7.562],
    ['Ikara', 11.304, 8.12], ['Jaba', 9.48, 8.02], ["Jema'a", 9.481, 8.3], ['Kachia', 9.677, 7.747],
    ['Kaduna North', 10.554, 7.461], ['Kaduna South', 10.493, 7.422], ['Kagarko', 9.461, 7.617],
    ['Kajuru', 10.272, 7.766], ['Kaura', 9.563, 8.437], ['Kauru', 10.194, 8.241], ['Kubau', 10.849, 8.236],
    ['Kudan', 11.281, 7.742], ['Lere', 10.361, 8.66], ['Makarfi', 11.321, 7.937], ['Sabon Gari', 11.142, 7.688],
    ['Sanga', 9.242, 8.489], ['Soba', 10.975, 8.069], ['Zangon Kataf', 9.775, 8.313], ['Zaria', 11.049, 7.705],
  ],
  Kano: [
    ['Ajingi', 11.978, 9.028], ['Albasu', 11.652, 9.091], ['Bagwai', 12.075, 8.141], ['Bebeji', 11.574, 8.303],
    ['Bichi', 12.231, 8.231], ['Bunkure', 11.685, 8.594], ['Dala', 12.001, 8.462], ['Dambatta', 12.469, 8.574],
    ['Dawakin Kudu', 11.832, 8.661], ['Dawakin Tofa', 12.154, 8.393], ['Doguwa', 10.862, 8.604],
    ['Fagge', 11.985, 8.551], ['Gabasawa', 12.164, 8.888], ['Garko', 11.572, 8.85], ['Garun Mallam', 11.649, 8.384],
    ['Gaya', 11.791, 9.03], ['Gezawa', 12.059, 8.748], ['Gwale', 11.977, 8.493], ['Gwarzo', 11.885, 7.971],
    ['Kabo', 11.847, 8.179], ['Kano Municipal', 11.949, 8.484], ['Karaye', 11.754, 7.995], ['Kibiya', 11.491, 8.662],
    ['Kiru', 11.618, 8.144], ['Kumbotso', 11.906, 8.501], ['Kunchi', 12.445, 8.257], ['Kura', 11.779, 8.444],
    ['Madobi', 11.818, 8.331], ['Makoda', 12.345, 8.496], ['Minjibir', 12.164, 8.569], ['Nassarawa', 12.011, 8.511],
    ['Rano', 11.484, 8.523], ['Rimin Gado', 11.946, 8.291], ['Rogo', 11.453, 7.84], ['Shanono', 12.046, 7.97],
    ['Sumaila', 11.31, 8.896], ['Takai', 11.451, 9.155], ['Tarauni', 11.95, 8.525], ['Tofa', 12.009, 8.285],
    ['Tsanyawa', 12.247, 7.996], ['Tudun Wada', 11.281, 8.544], ['Ungogo', 12.051, 8.517], ['Warawa', 11.904, 8.759],
    ['Wudil', 11.765, 8.817],
  ],
  Katsina: [
    ['Bakori', 11.602, 7.439], ['Batagarawa', 12.873, 7.561], ['Batsari', 12.766, 7.242], ['Baure', 12.795, 8.747],
    ['Bindawa', 12.699, 7.882], ['Charanchi', 12.619, 7.712], ['Dandume', 11.425, 7.187], ['Danja', 11.403, 7.545],
    ['Danmusa', 12.239, 7.353], ['Daura', 13.001, 8.285], ['Dutsi', 12.89, 8.126], ['Dutsin-Ma', 12.446, 7.507],
    ['Faskari', 11.705, 7.119], ['Funtua', 11.459, 7.306], ['Ingawa', 12.647, 8.045], ['Jibia', 13.027, 7.34],
    ['Kafur', 11.629, 7.656], ['Kaita', 13.154, 7.742], ['Kankara', 11.941, 7.434], ['Kankia', 12.491, 7.825],
    ['Katsina', 13.003, 7.619], ['Kurfi', 12.652, 7.467], ['Kusada', 12.461, 7.965], ["Mai'adua", 13.162, 8.235],
    ['Malumfashi', 11.821, 7.641], ['Mani', 12.89, 7.881], ['Mashi', 13.126, 8.055], ['Matazu', 12.23, 7.679],
    ['Musawa', 12.089, 7.705], ['Rimi', 12.852, 7.704], ['Sabuwa', 11.327, 7.055], ['Safana', 12.589, 7.295],
    ['Sandamu', 12.901, 8.334], ['Zango', 12.959, 8.565],
  ],
  Kebbi: [
    ['Aliero', 12.28, 4.479], ['Arewa Dandi', 12.715, 4.111], ['Argungu', 12.731, 4.503], ['Augie', 12.846, 4.647],
    ['Bagudo', 11.47, 4.107], ['Birnin Kebbi', 12.473, 4.258], ['Bunza', 12.099, 3.979], ['Dandi', 11.794, 3.838],
    ['Fakai', 11.559, 4.937], ['Gwandu', 12.482, 4.624], ['Jega', 12.14, 4.442], ['Kalgo', 12.216, 4.051],
    ['Koko/Besse', 11.363, 4.429], ['Maiyama', 12.018, 4.358], ['Ngaski', 10.529, 4.635], ['Sakaba', 11.122, 5.507],
    ['Shanga', 11.242, 4.744], ['Suru', 11.771, 4.095], ['Wasagu/Danko', 11.54, 5.638], ['Yauri', 10.914, 4.744],
    ['Zuru', 11.453, 5.279],
  ],
  Kogi: [
    ['Adavi', 7.621, 6.38], ['Ajaokuta', 7.524, 6.591], ['Ankpa', 7.457, 7.68], ['Bassa', 7.802, 7.039],
    ['Dekina', 7.475, 7.134], ['Ibaji', 6.815, 6.764], ['Idah', 7.067, 6.699], ['Igalamela Odolu', 7.093, 6.952],
    ['Ijumu', 7.838, 5.923], ['Kabba/Bunu', 7.931, 6.147], ['Kogi', 8.084, 6.834], ['Lokoja', 7.986, 6.53],
    ['Mopa Muro', 8.075, 5.839], ['Ofu', 7.328, 6.981], ['Ogori/Magongo', 7.455, 6.156], ['Okehi', 7.65, 6.217],
    ['Okene', 7.494, 6.24], ['Olamaboro', 7.225, 7.529], ['Omala', 7.755, 7.551], ['Yagba East', 8.126, 5.686],
    ['Yagba West', 8.321, 5.476],
  ],
  Kwara: [
    ['Asa', 8.409, 4.501], ['Baruten', 9.079, 3.196], ['Edu', 8.976, 5.145], ['Ekiti', 8.042, 5.318],
    ['Ifelodun', 8.538, 4.962], ['Ilorin East', 8.53, 4.65], ['Ilorin South', 8.439, 4.668],
    ['Ilorin West', 8.489, 4.544], ['Irepodun', 8.168, 4.907], ['Isin', 8.237, 5.024], ['Kaiama', 9.507, 3.978],
    ['Moro', 8.735, 4.563], ['Offa', 8.131, 4.698], ['Oke Ero', 8.121, 5.205], ['Oyun', 8.18, 4.647],
    ['Pategi', 8.664, 5.793],
  ],
  Lagos: [
    ['Agege', 6.634, 3.307], ['Ajeromi-Ifelodun', 6.46, 3.323], ['Alimosho', 6.58, 3.258],
    ['Amuwo-Odofin', 6.456, 3.286], ['Apapa', 6.459, 3.36], ['Badagry', 6.452, 2.951], ['Epe', 6.558, 3.926],
    ['Eti-Osa', 6.454, 3.509], ['Ibeju-Lekki', 6.466, 3.833], ['Ifako-Ijaiye', 6.686, 3.31], ['Ikeja', 6.613, 3.332],
    ['Ikorodu', 6.598, 3.549], ['Kosofe', 6.612, 3.407], ['Lagos Island', 6.46, 3.392],
    ['Lagos Mainland', 6.496, 3.377], ['Mushin', 6.55, 3.347], ['Ojo', 6.453, 3.143], ['Oshodi-Isolo', 6.569, 3.324],
    ['Shomolu', 6.547, 3.376], ['Surulere', 6.506, 3.346],
  ],
  Nasarawa: [
    ['Akwanga', 9.004, 8.319], ['Awe', 8.197, 9.235], ['Doma', 8.25, 8.346], ['Karu', 8.998, 7.672],
    ['Keana', 8.177, 8.75], ['Keffi', 8.846, 7.872], ['Kokona', 8.703, 8.009], ['Lafia', 8.552, 8.56],
    ['Nasarawa', 8.4, 7.867], ['Nasarawa Eggon', 8.739, 8.407], ['Obi', 8.344, 8.717], ['Toto', 8.32, 7.189],
    ['Wamba', 8.953, 8.623],
  ],
  Niger: [
    ['Agaie', 8.969, 6.334], ['Agwara', 10.744, 4.555], ['Bida', 9.084, 6.005], ['Borgu', 10.146, 4.34],
    ['Bosso', 9.654, 6.517], ['Chanchaga', 9.613, 6.528], ['Edati', 9.068, 5.617], ['Gbako', 9.246, 6.003],
    ['Gurara', 9.283, 7.012], ['Katcha', 8.997, 6.191], ['Kontagora', 10.393, 5.473], ['Lapai', 8.781, 6.637],
    ['Lavun', 9.166, 5.726], ['Magama', 10.357, 4.948], ['Mariga', 10.747, 5.786], ['Mashegu', 9.849, 5.293],
    ['Mokwa', 9.165, 5.362], ['Muya', 9.718, 7.056], ['Paikoro', 9.435, 6.909], ['Rafi', 10.216, 6.217],
    ['Rijau', 11.032, 5.169], ['Shiroro', 10.0, 6.632], ['Suleja', 9.179, 7.148], ['Tafa', 9.246, 7.245],
    ['Wushishi', 9.666, 6.037],
  ],
  Ogun: [
    ['Abeokuta North', 7.221, 3.23], ['Abeokuta South', 7.156, 3.36], ['Ado-Odo/Ota', 6.589, 2.991],
    ['Ewekoro', 6.962, 3.206], ['Ifo', 6.763, 3.279], ['Ijebu East', 6.852, 4.152], ['Ijebu North', 6.938, 3.957],
    ['Ijebu North East', 6.883, 4.01], ['Ijebu Ode', 6.805, 3.953], ['Ikenne', 6.911, 3.695],
    ['Imeko Afon', 7.615, 2.893], ['Ipokia', 6.603, 2.774], ['Obafemi Owode', 6.978, 3.484], ['Odeda', 7.305, 3.431],
    ['Odogbolu', 6.745, 3.838], ['Ogun Waterside', 6.469, 4.422], ['Remo North', 6.99, 3.729], ['Sagamu', 6.775, 3.543],
    ['Yewa North', 7.105, 2.841], ['Yewa South', 6.763, 2.959],
  ],
  Ondo: [
    ['Akoko North-East', 7.525, 5.754], ['Akoko North-West', 7.633, 5.773], ['Akoko South-East', 7.438, 5.885],
    ['Akoko South-West', 7.45, 5.754], ['Akure North', 7.339, 5.282], ['Akure South', 7.232, 5.187],
    ['Ese Odo', 6.277, 4.959], ['Idanre', 7.049, 5.129], ['Ifedore', 7.386, 5.105], ['Ilaje', 6.147, 4.76],
    ['Ile Oluji/Okeigbo', 7.254, 4.946], ['Irele', 6.499, 5.015], ['Odigbo', 6.752, 4.84], ['Okitipupa', 6.554, 4.687],
    ['Ondo East', 7.126, 4.975], ['Ondo West', 7.007, 4.809], ['Ose', 7.082, 5.752], ['Owo', 7.19, 5.578],
  ],
  Osun: [
    ['Aiyedaade', 7.449, 4.331], ['Aiyedire', 7.593, 4.258], ['Atakunmosa East', 7.415, 4.755],
    ['Atakunmosa West', 7.583, 4.668], ['Boluwaduro', 7.926, 4.798], ['Boripe', 7.876, 4.704],
    ['Ede North', 7.705, 4.47], ['Ede South', 7.668, 4.447], ['Egbedore', 7.77, 4.42], ['Ejigbo', 7.861, 4.266],
    ['Ife Central', 7.439, 4.61], ['Ife East', 7.377, 4.617], ['Ife North', 7.365, 4.47], ['Ife South', 7.21, 4.65],
    ['Ifedayo', 7.954, 4.999], ['Ifelodun', 7.932, 4.658], ['Ila', 8.015, 4.904], ['Ilesa East', 7.592, 4.764],
    ['Ilesa West', 7.63, 4.735], ['Irepodun', 7.822, 4.495], ['Irewole', 7.37, 4.187], ['Isokan', 7.274, 4.186],
    ['Iwo', 7.633, 4.177], ['Obokun', 7.79, 4.791], ['Odo Otin', 8.016, 4.68], ['Ola Oluwa', 7.725, 4.241],
    ['Olorunda', 7.827, 4.586], ['Oriade', 7.534, 4.859], ['Orolu', 7.862, 4.479], ['Osogbo', 7.744, 4.583],
  ],
  Oyo: [
    ['Afijio', 7.768, 3.941], ['Akinyele', 7.581, 3.919], ['Atiba', 7.959, 3.955], ['Atisbo', 8.406, 3.394],
    ['Egbeda', 7.415, 4.02], ['Ibadan North', 7.413, 3.904], ['Ibadan North-East', 7.368, 3.918],
    ['Ibadan North-West', 7.388, 3.891], ['Ibadan South-East', 7.349, 3.909], ['Ibadan South-West', 7.372, 3.886],
    ['Ibarapa Central', 7.485, 3.23], ['Ibarapa East', 7.574, 3.454], ['Ibarapa North', 7.58, 3.164],
    ['Ido', 7.475, 3.757], ['Irepo', 9.081, 3.858], ['Iseyin', 7.92, 3.551], ['Itesiwaju', 8.205, 3.42],
    ['Iwajowa', 7.971, 3.194], ['Kajola', 8.057, 3.392], ['Lagelu', 7.526, 4.064], ['Ogbomosho North', 8.132, 4.247],
    ['Ogbomosho South', 8.092, 4.234], ['Ogo Oluwa', 7.947, 4.203], ['Olorunsogo', 8.754, 4.126],
    ['Oluyole', 7.248, 3.876], ['Ona Ara', 7.276, 4.035], ['Orelope', 8.842, 3.76], ['Ori Ire', 8.215, 4.173],
    ['Oyo East', 7.86, 3.966], ['Oyo West', 7.86, 3.898], ['Saki East', 8.619, 3.624], ['Saki West', 8.548, 3.257],
    ['Surulere', 8.054, 4.367],
  ],
  Plateau: [
    ['Barkin Ladi', 9.576, 8.882], ['Bassa', 9.979, 8.771], ['Bokkos', 9.155, 8.877], ['Jos East', 9.889, 9.053],
    ['Jos North', 9.921, 8.886], ['Jos South', 9.743, 8.814], ['Kanam', 9.505, 9.988], ['Kanke', 9.393, 9.625],
    ['Langtang North', 9.113, 9.833], ['Langtang South', 8.621, 9.829], ['Mangu', 9.493, 9.164],
    ['Mikang', 9.012, 9.553], ['Pankshin', 9.328, 9.388], ["Qua'an Pan", 8.937, 9.241], ['Riyom', 9.581, 8.701],
    ['Shendam', 8.85, 9.54], ['Wase', 9.063, 10.144],
  ],
  Rivers: [
    ['Abua/Odual', 4.801, 6.595], ['Ahoada East', 5.066, 6.652], ['Ahoada West', 5.104, 6.504],
    ['Akuku-Toru', 4.674, 6.756], ['Andoni', 4.534, 7.393], ['Asari-Toru', 4.736, 6.86], ['Bonny', 4.459, 7.201],
    ['Degema', 4.687, 6.931], ['Eleme', 4.779, 7.166], ['Emohua', 4.973, 6.791], ['Etche', 5.048, 7.06],
    ['Gokana', 4.658, 7.291], ['Ikwerre', 5.061, 6.888], ['Khana', 4.693, 7.439], ['Obio/Akpor', 4.857, 6.989],
    ['Ogba/Egbema/Ndoni', 5.358, 6.631], ['Ogu/Bolo', 4.67, 7.218], ['Okrika', 4.686, 7.117], ['Omuma', 5.093, 7.177],
    ['Opobo/Nkoro', 4.524, 7.502], ['Oyigbo', 4.831, 7.247], ['Port Harcourt', 4.768, 7.018], ['Tai', 4.745, 7.252],
  ],
  Sokoto: [
    ['Binji', 13.17, 4.916], ['Bodinga', 12.831, 5.19], ['Dange Shuni', 12.847, 5.415], ['Gada', 13.692, 5.723],
    ['Goronyo', 13.384, 5.768], ['Gudu', 13.463, 4.432], ['Gwadabawa', 13.378, 5.354], ['Illela', 13.63, 5.365],
    ['Isa', 13.218, 6.411], ['Kebbe', 11.997, 4.783], ['Kware', 13.145, 5.314], ['Rabah', 13.067, 5.685],
    ['Sabon Birni', 13.483, 6.232], ['Shagari', 12.555, 5.092], ['Silame', 12.981, 4.833],
    ['Sokoto North', 13.059, 5.277], ['Sokoto South', 13.013, 5.273], ['Tambuwal', 12.352, 4.728],
    ['Tangaza', 13.445, 5.094], ['Tureta', 12.591, 5.499], ['Wamako', 12.998, 5.16], ['Wurno', 13.228, 5.438],
    ['Yabo', 12.711, 5.0],
  ],
  Taraba: [
    ['Ardo Kola', 8.816, 11.165], ['Bali', 8.213, 11.08], ['Donga', 7.711, 10.219], ['Gashaka', 7.532, 11.404],
    ['Gassol', 8.388, 10.664], ['Ibi', 8.324, 9.787], ['Jalingo', 8.884, 11.42], ['Karim Lamido', 9.322, 11.1],
    ['Kurmi', 7.14, 10.696], ['Lau', 9.167, 11.436], ['Sardauna', 6.739, 11.198], ['Takum', 7.453, 10.116],
    ['Ussa', 7.1, 9.906], ['Wukari', 7.894, 9.767], ['Yorro', 8.911, 11.592], ['Zing', 8.92, 11.882],
  ],
  Yobe: [
    ['Bade', 12.82, 10.996], ['Bursari', 12.783, 11.4], ['Damaturu', 11.777, 12.006], ['Fika', 11.363, 11.259],
    ['Fune', 11.724, 11.38], ['Geidam', 12.844, 12.083], ['Gujba', 11.384, 11.971], ['Gulani', 10.894, 11.715],
    ['Jakusko', 12.496, 10.95], ['Karasuwa', 12.914, 10.817], ['Machina', 13.045, 9.921], ['Nangere', 11.809, 10.955],
    ['Nguru', 12.901, 10.456], ['Potiskum', 11.668, 11.151], ['Tarmuwa', 12.185, 11.708], ['Yunusari', 13.02, 11.855],
    ['Yusufari', 13.113, 10.929],
  ],
  Zamfara: [
    ['Anka', 12.066, 5.974], ['Bakura', 12.57, 5.84], ['Birnin Magaji', 12.528, 6.796], ['Bukkuyum', 12.027, 5.671],
    ['Bungudu', 12.197, 6.543], ['Gummi', 12.055, 5.232], ['Gusau', 12.098, 6.738], ['Kaura Namoda', 12.504, 6.629],
    ['Maradun', 12.639, 6.252], ['Maru', 12.0, 6.319], ['Shinkafi', 13.023, 6.503], ['Talata Mafara', 12.404, 6.109],
    ['Tsafe', 11.947, 6.876], ['Zurmi', 12.826, 6.618],
  ],
};

const LGAS: ReadonlyMap<State, readonly Lga[]> = new Map(
  STATES.map((state) => [state, TABLE[state].map(([name, latitude, longitude]) => ({ name, latitude, longitude }))]),
);

const STATE_KEYS = new Map<string, State>(STATES.map((state) => [fold(state), state]));

const LGA_KEYS = new Map(
  STATES.flatMap((state) => lgasOf(state).map((lga) => [`${state}|${fold(lga.name)}`, lga] as const)),
);
