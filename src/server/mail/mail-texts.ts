/** Texts of newsletters that no author writes. */
export type MailTexts = {
  readOnSite: string
  shortened: string
  unsubscribe: string
  preferences: string
  ingredients: string
  method: string
  notes: string
  equipment: string
  makes: string
  prep: string
  cook: string
  otherTime: string
  serving: string
  servings: string
  watchVideo: string
  /** The reason in the footer, with the name of the site. */
  reason: (site: string) => string
  /** Notice in place of content for paying subscribers only. */
  paywall: (site: string) => string
  /** Notice in place of the part of a letter for paying subscribers. */
  letterPaywall: (site: string) => string
  /** The button below it. */
  subscribe: string
  /** Title of a weekly digest. */
  digest: (site: string) => string
  digestRecipes: string
  digestLetters: string
  /** Mark of content that only paying subscribers read whole. */
  forPaying: string
}

const ENGLISH: MailTexts = {
  readOnSite: 'Read on the site',
  shortened: 'This email was shortened.',
  unsubscribe: 'Unsubscribe',
  preferences: 'Email preferences',
  ingredients: 'Ingredients',
  method: 'Method',
  notes: 'Notes',
  equipment: 'Equipment',
  makes: 'Makes',
  prep: 'Prep',
  cook: 'Cook',
  otherTime: 'Other',
  serving: 'serving',
  servings: 'servings',
  watchVideo: 'Watch the video',
  reason: (site) => `You get this email because you subscribed to ${site}.`,
  paywall: (site) => `The whole recipe is for paying subscribers of ${site}.`,
  letterPaywall: (site) => `The rest of this letter is for paying subscribers of ${site}.`,
  subscribe: 'Subscribe to read on',
  digest: (site) => `This week at ${site}`,
  digestRecipes: 'New recipes',
  digestLetters: 'New letters',
  forPaying: 'For paying subscribers',
}

const TEXTS: Readonly<Record<string, MailTexts>> = {
  en: ENGLISH,
  de: {
    readOnSite: 'Auf der Website lesen',
    shortened: 'Diese E-Mail wurde gekürzt.',
    unsubscribe: 'Abmelden',
    preferences: 'E-Mail-Einstellungen',
    ingredients: 'Zutaten',
    method: 'Zubereitung',
    notes: 'Notizen',
    equipment: 'Küchengeräte',
    makes: 'Ergibt',
    prep: 'Vorbereitung',
    cook: 'Kochzeit',
    otherTime: 'Weitere Zeit',
    serving: 'Portion',
    servings: 'Portionen',
    watchVideo: 'Video ansehen',
    reason: (site) => `Sie erhalten diese E-Mail, weil Sie ${site} abonniert haben.`,
    paywall: (site) => `Das ganze Rezept ist für zahlende Abonnenten von ${site}.`,
    letterPaywall: (site) => `Der Rest dieses Briefs ist für zahlende Abonnenten von ${site}.`,
    subscribe: 'Abonnieren und weiterlesen',
    digest: (site) => `Diese Woche bei ${site}`,
    digestRecipes: 'Neue Rezepte',
    digestLetters: 'Neue Briefe',
    forPaying: 'Für zahlende Abonnenten',
  },
  fr: {
    readOnSite: 'Lire sur le site',
    shortened: 'Cet e-mail a été raccourci.',
    unsubscribe: 'Se désabonner',
    preferences: 'Préférences d’e-mail',
    ingredients: 'Ingrédients',
    method: 'Préparation',
    notes: 'Notes',
    equipment: 'Matériel',
    makes: 'Pour',
    prep: 'Préparation',
    cook: 'Cuisson',
    otherTime: 'Autre temps',
    serving: 'portion',
    servings: 'portions',
    watchVideo: 'Voir la vidéo',
    reason: (site) => `Vous recevez cet e-mail parce que vous êtes abonné à ${site}.`,
    paywall: (site) => `La recette complète est réservée aux abonnés payants de ${site}.`,
    letterPaywall: (site) =>
      `La suite de cette lettre est réservée aux abonnés payants de ${site}.`,
    subscribe: 'S’abonner pour lire la suite',
    digest: (site) => `Cette semaine sur ${site}`,
    digestRecipes: 'Nouvelles recettes',
    digestLetters: 'Nouvelles lettres',
    forPaying: 'Pour les abonnés payants',
  },
  es: {
    readOnSite: 'Leer en el sitio',
    shortened: 'Este correo se ha acortado.',
    unsubscribe: 'Darse de baja',
    preferences: 'Preferencias de correo',
    ingredients: 'Ingredientes',
    method: 'Preparación',
    notes: 'Notas',
    equipment: 'Utensilios',
    makes: 'Para',
    prep: 'Preparación',
    cook: 'Cocción',
    otherTime: 'Otro tiempo',
    serving: 'ración',
    servings: 'raciones',
    watchVideo: 'Ver el vídeo',
    reason: (site) => `Recibe este correo porque se ha suscrito a ${site}.`,
    paywall: (site) => `La receta completa es para los suscriptores de pago de ${site}.`,
    letterPaywall: (site) => `El resto de esta carta es para los suscriptores de pago de ${site}.`,
    subscribe: 'Suscribirse para seguir leyendo',
    digest: (site) => `Esta semana en ${site}`,
    digestRecipes: 'Recetas nuevas',
    digestLetters: 'Cartas nuevas',
    forPaying: 'Para suscriptores de pago',
  },
  it: {
    readOnSite: 'Leggi sul sito',
    shortened: 'Questa email è stata abbreviata.',
    unsubscribe: 'Annulla l’iscrizione',
    preferences: 'Preferenze email',
    ingredients: 'Ingredienti',
    method: 'Procedimento',
    notes: 'Note',
    equipment: 'Utensili',
    makes: 'Per',
    prep: 'Preparazione',
    cook: 'Cottura',
    otherTime: 'Altro tempo',
    serving: 'porzione',
    servings: 'porzioni',
    watchVideo: 'Guarda il video',
    reason: (site) => `Riceve questa email perché si è iscritto a ${site}.`,
    paywall: (site) => `La ricetta completa è riservata agli abbonati a pagamento di ${site}.`,
    letterPaywall: (site) =>
      `Il resto di questa lettera è riservato agli abbonati a pagamento di ${site}.`,
    subscribe: 'Abbonarsi per continuare a leggere',
    digest: (site) => `Questa settimana su ${site}`,
    digestRecipes: 'Nuove ricette',
    digestLetters: 'Nuove lettere',
    forPaying: 'Per gli abbonati a pagamento',
  },
}

/**
 * The texts of newsletters in a language (a BCP 47 tag), in English where there is no translation.
 * @see docs/product/mail.md#newsletters
 */
export const mailTexts = (language: string): MailTexts =>
  TEXTS[language.toLowerCase().split('-', 1)[0] ?? ''] ?? ENGLISH

const UNITS = { day: 1440, hour: 60, minute: 1 } as const

/** Formats a duration in a language: `1 hr 15 min`, `1 Std. 15 Min.`. */
export function mailDuration(minutes: number, language: string): string {
  let rest = Math.max(0, Math.round(minutes))
  const parts: string[] = []
  for (const [unit, length] of Object.entries(UNITS)) {
    const count = Math.floor(rest / length)
    rest -= count * length
    if (count > 0 || (unit === 'minute' && parts.length === 0)) {
      parts.push(unitText(count, unit, language))
    }
  }
  return parts.join(' ')
}

const unitText = (count: number, unit: string, language: string): string =>
  new Intl.NumberFormat(Intl.NumberFormat.supportedLocalesOf(language), {
    style: 'unit',
    unit,
    unitDisplay: 'short',
  }).format(count)
