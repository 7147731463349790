const PROMOTION = new RegExp(
  [
    'sign(?:ed)? up|subscri(?:be|ption)|newsletter|follow (?:us|me)|join (?:the|our)|log ?in\\b|free trial',
    '(?:on|op|auf|sur|en) (?:facebook|instagram|pinterest|twitter|whatsapp)|tag (?:us|me)|hashtag',
    'this website uses cookies|sponsored|affiliate|amazon associate|all rights reserved|copyright',
    'met een account|recept bewaren|deel op|rezept bei .{0,20}speichern|share a photo|leave a (?:comment|review)',
    'did you make|tried this recipe|let (?:us|me) know\\b|(?:send|show|tell) (?:me|us) (?:a|your|how|what)|schreib(?:t|e)? (?:mir|uns)|dites-moi|fammi sapere|fatemi sapere|cuéntame|laat (?:me|ons|het) .{0,20}weten|rate this recipe|looking for more|>>>',
    'this (?:article|recipe|post|story) was (?:originally|first|last|amended|updated|published)|originally published',
    'nieuwsbrief|nyhetsbrev|nyhedsbrev|uutiskirje|hírlevel|bültenimiz|e-bülten|рассылк[уеи]|розсилк[уи]|odběru novinek|メルマガ|ニュースレター|뉴스레터|订阅我们|訂閱|النشرة البريدية|نشرتنا|ניוזלטר|न्यूज़लेटर|buletin kami|bản tin',
    'abonnez-vous|abonează-te|suscríbete|subscreva|inscreva-se|iscrivit[ie]|segui(?:ci|mi) su|síguenos|siga-nos|suivez-(?:nous|moi)|folge (?:uns|mir)|följ (?:oss|mig)|følg (?:oss|os|mig|meg)|volg (?:ons|mij) op|obserwuj nas|sledujte nás|takip edin|подпишитесь|підпишіться',
    '^(?:read also|see also|(?:à )?lire aussi|voir aussi|lies auch|lesen sie auch|lea también|lee también|leggi anche|leia (?:também|mais)|lees ook|läs också|læs også|les også|lue myös|czytaj (?:też|także|również)|zobacz (?:też|także|również)|čtěte (?:také|i)|čítajte (?:aj|tiež)|citește și|citiți și|olvasd el|pročitajte (?:i|još)|прочетете (?:още|и)|вижте (?:още|и)|читайте (?:также|також)|смотрите также|διαβάστε (?:επίσης|ακόμα)|[إا]قرأ أيضا?ً?ا?|קראו גם|baca juga|xem thêm|관련기사)\\s?[:：]|^още: \\p{Lu}.{25,}',
    'click here|read more|watch the video|pin (?:this |it )?for later|^about me:|jump to|pin it|print (?:this )?recipe|more recipes',
  ].join('|'),
  'iu',
)

/** Returns whether a sentence promotes the site: newsletter, sharing, cookies. */
export function isPromotion(text: string): boolean {
  return text.length < 400 && (PROMOTION.test(text) || /^(?:https?:\/\/|www\.)\S+$/i.test(text))
}
