const DAYS =
  'mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|(?:lun|mart|miercol|juev|viern)es|sabado|domingo|(?:segunda|terca|quarta|quinta|sexta)(?:-feira)?|(?:lune|marte|mercole|giove|vener)di|sabato|domenica|(?:maan|dins|woens|donder|vrij|zater|zon)dag|(?:man|mån|tis|tirs|ons|tors|fre|lor|lør|son|søn)dag|(?:maanan|tiis|tors|perjan|lauan|sunnun)tai|keskiviikko|poniedzialek|wtorek|sroda|czwartek|piatek|sobota|niedziela|pondeli|utery|streda|ctvrtek|patek|nedele|hetfo|kedd|szerda|csutortok|pentek|szombat|vasarnap|luni|marti|miercuri|joi|vineri|sambata|duminica|понедельник|вторник|среда|четверг|пятница|суббота|воскресенье|понеділок|вівторок|середа|четвер|пʼятниця|субота|неділя|δευτερα|τριτη|τεταρτη|πεμπτη|παρασκευη|σαββατο|κυριακη|pazartesi|sali|carsamba|persembe|cuma|cumartesi|pazar|senin|selasa|rabu|kamis|jumat|sabtu|minggu'
const MONTHS =
  'jan(?:uary?|uar|vier|uari|eiro)?|feb(?:ruary?|ruar|ruari)?|mar(?:ch|zo|co|s|t)?|apr(?:il|ile)?|may|june?|july?|aug(?:ust|usti|ustus)?|sept?(?:ember)?|o[ck]t(?:ober|obre)?|nov(?:ember|embre|embro)?|de[cz](?:ember|embre|embro)?|janner|marz|maerz|mai|juni|juli|janvier|fevrier|avril|juin|juillet|aout|septembre|octobre|decembre|enero|febrero|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janeiro|fevereiro|maio|junho|julho|setembro|outubro|novembro|dezembro|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|novembre|dicembre|maart|mei|januari|februari|marts|maj|augusti|tammikuuta|helmikuuta|maaliskuuta|huhtikuuta|toukokuuta|kesakuuta|heinakuuta|elokuuta|syyskuuta|lokakuuta|marraskuuta|joulukuuta|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|wrzesnia|pazdziernika|listopada|grudnia|ledna|unora|brezna|dubna|kvetna|cervna|cervence|srpna|zari|rijna|listopadu|prosince|januar|februar|marcius|aprilis|majus|junius|julius|augusztus|szeptember|oktober|ianuarie|februarie|martie|aprilie|iunie|iulie|septembrie|octombrie|noiembrie|decembrie|января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря|січня|лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада|грудня|ιανουαριου|φεβρουαριου|μαρτιου|απριλιου|μαιου|ιουνιου|ιουλιου|αυγουστου|σεπτεμβριου|οκτωβριου|νοεμβριου|δεκεμβριου|ocak|subat|mart|nisan|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|aralik|januari|februari|maret|agustus|desember'

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

const DAY = new RegExp(`^(?:${plain(DAYS)})$`, 'u')
const MONTH = new RegExp(`^(?:${plain(MONTHS)})$`, 'u')
/** "12 de mayo de 2012", "the 3rd of May", "2016. május 26., 10:40 Uhr" */
const BETWEEN = /^(?:de|del|d|of|the|den|le|el|il|st|nd|rd|th|er|a|at|um|uhr|г|р)$/u
/** "28/2/12", "11.4.18", "2015-11-24" */
const IN_NUMBERS = /^\d{1,4}([./-])\d{1,2}\1\d{1,4}\.?(?:\s+\d{1,2}[:.]\d{2})?$/u
/** "2023年6月30日" */
const EASTERN = /^\d{4}\s?[年년]\s?\d{1,2}\s?[月월]\s?\d{1,2}\s?[日일]/u
const MAX_LENGTH = 45

/** "วันเสาร์ที่ 17 มีนาคม พ.ศ. 2561" */
const THAI = /^วัน[\p{L}\p{M}]{2,12}\s?\d{1,2}\s[\p{L}\p{M}.]{3,12}\s(?:พ\.ศ\.\s)?\d{4}$/u

/** Returns whether a line is only a date, as blogs show it above a post. */
export function isDateLine(line: string): boolean {
  const text = line.trim()
  if (text.length > MAX_LENGTH || !/\d/.test(text)) return false
  if ([IN_NUMBERS, EASTERN, THAI].some((form) => form.test(text))) return true
  const words = plain(text).match(/\p{L}+/gu) ?? []
  const isNamed = words.some((word) => MONTH.test(word) || DAY.test(word))
  return isNamed && words.every((word) => [DAY, MONTH, BETWEEN].some((known) => known.test(word)))
}
