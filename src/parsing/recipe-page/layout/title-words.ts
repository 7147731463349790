/** Words as alternatives of an expression. */
const any = (...words: readonly string[]): string => words.join('|')

/** Titles of ingredient lists, beyond the common ones: by language. */
export const INGREDIENT_TITLES = any(
  // English
  'grocery list|what (?:goes in(?:to it| it)?|it takes|you require)|for (?:one|a|the|\\d+) .{0,20}(?:you need|take)|you need|needed|we need|(?:all )?the ingredients (?:you need|needed)|raw materials',
  // German, Dutch
  '(?:\\p{L}{2,14})?zutaten(?:\\p{L}{2,10})?|einkaufs(?:liste|zettel)|(?:das |was )?(?:brauch(?:e|st|t)|benotig(?:e|st|t)) (?:du|ihr|man|ich|wir)(?: dafur| alles)?|(?:dafur |hierfur )?(?:brauchst du|braucht ihr|braucht man|brauchen wir)|(?:man |wir |ihr |du )?(?:benotig(?:t|en|st)|brauch(?:t|en|st))|(?:das )?(?:kommt|muss) (?:hin)?ein|das wird gebraucht',
  'ingredient(?:en)?lijst(?:je)?|boodschappen(?:lijst(?:je)?)?|(?:dit |wat )?(?:heb|heeft) (?:je|u|men) (?:er ?voor )?nodig|(?:dit )?(?:heb )?je nodig(?: hebt)?|nodig|wat gaat erin',
  // French, Italian
  "(?:les |mes |nos |vos )?ingredients(?: necessaires| utilises)?|(?:la )?liste (?:des |d')(?:ingredients|courses)|(?:ce )?(?:dont|qu[’']il|que) (?:vous |tu |nous )?(?:avez |as |avons |faut )?(?:besoin|faut|aurez besoin)?(?: de)?|vous aurez besoin(?: de)?|on a besoin de|il vous faudra|provisions",
  '(?:gli |lista (?:degli )?)?ingredienti(?: necessari| principali)?|(?:di )?cosa (?:(?:ti |vi |ci )?serve|occorre|ci vuole)|(?:ti |vi |ci )?(?:occorr(?:e|ono)|serv(?:e|ono))|lista della spesa|il necessario',
  // Spanish, Portuguese, Romanian, Catalan
  '(?:los |lista de )?ingredientes(?: necesarios)?|(?:lo )?que (?:vas a |vamos a )?necesit(?:ar|as|amos|aras)|que (?:lleva|llevan|necesito)|necesitas|necesitamos|lista de la compra|materiales',
  '(?:os |lista (?:de |dos )?)?ingredientes(?: necessarios)?|o que (?:vai |voce vai |voce )?precis(?:ar|a|amos|aras)|vai precisar(?: de)?|(?:vamos |ira[os]? )precisar(?: de)?|lista de compras|precisamos(?: de)?|ingredients necessaris|ingredientele?|(?:ai |avem |aveti )?nevoie(?: de)?|de ce (?:ai|avem) nevoie',
  // Swedish, Danish, Norwegian, Finnish, Icelandic
  '(?:det )?(?:har )?(?:du |vi )?(?:behover|behovs|behovde)(?: du| vi)?|ravaror|handla hem|inkopslista|ingredienslista',
  '(?:det )?(?:skal )?(?:du|i|vi) (?:skal )?bruge(?:r)?|det skal du bruge|(?:her er )?hvad (?:du )?skal (?:du )?bruge(?: du)?|ravarer|indkobsliste|dette trenger du|(?:det|dette) (?:du )?(?:trenger|trengs|treng)(?: du)?|du (?:trenger|treng)|handleliste',
  '(?:tarvittavat )?(?:ainekset|aineet|ainesosat|raaka-aineet)|tarvitset|innihald|hraefni|(?:thu|þu) þarft',
  // Polish, Czech, Slovak
  '(?:potrzebne )?skladniki|lista zakupow|(?:co )?(?:bedzie )?potrzebn[ae]|(?:bedziesz )?potrzebowac|czego potrzebujesz',
  'ingredience|ingrediencie|suroviny|(?:co )?(?:budeme |budete |budes )?potreb(?:ovat|ujeme|ujete|ujes)|na pripravu potrebujeme|rozpis surovin|prisady|zlozenie|slozeni',
  // Hungarian, Croatian, Serbian, Slovene, Bulgarian
  '(?:a )?hozzavalok|alapanyagok|(?:ami )?(?:kell hozza|kellenek|szukseges(?: hozza)?|szukseged lesz)|osszetevok',
  'sastojci|potrebno(?: je)?|potrebni sastojci|namirnice|sestavine|potrebujemo|састоjци|потребно|продукти|необходими продукти|съставки',
  // Russian, Ukrainian
  '(?:необходимые |нужные )?(?:ингредиенты|ингридиенты|продукты)|состав(?: продуктов)?|(?:нам |вам )?(?:понадобится|понадобятся|потребуется|потребуются|нужно|нужны)|что (?:нужно|нам нужно|понадобится)|інгредієнти|інгрідієнти|складники|(?:нам |вам )?(?:знадобиться|знадобляться|потрібно|потрібні)|що потрібно|продукти',
  // Greek, Turkish
  '(?:τα )?υλικα(?: (?:μας|εκτελεσης|συνταγης))?|συστατικα|(?:τι |θα )?(?:χρειαζομαστε|χρειαζεστε|χρειαστουμε|χρειαστειτε|χρειαζεται)|τι θα χρειαστ\\p{L}+|(?:gerekli |kullanilan )?malzeme(?:ler|leri|si)?|gereken(?:ler)?(?: malzemeler)?|icindekiler|neler lazim|\\p{L}[\\p{L} ]{2,40} (?:tarifi )?(?:icin (?:gerekli |gereken )?)?malzemeler[i]?',
  // Arabic, Persian, Hebrew
  'المقادير|مقادير|المكونات|مكونات|المكونات المطلوبة|مقادير [^\\d:.,]{2,30}|مكونات [^\\d:.,]{2,30}|مواد لازم|مواد اولیه|المواد|מצרכים|רכיבים|חומרים|המצרכים|מרכיבים|מה צריך',
  // Japanese, Korean, Chinese
  '(?:使う|主な|必要な)?(?:材料|食材)(?:・(?:調味料|分量|道具))?(?:リスト)?|分量|用意するもの|(?:필요한 |준비 ?)?(?:재료|준비물)(?: 준비| 목록)?|주재료|(?:所需|准备|準備)?(?:食材|材料|用料|原料|配料|主料)(?:清单|清單|准备)?',
  // Vietnamese, Indonesian, Thai, Hindi
  'nguyen lieu|bahan(?:-bahan| yang diperlukan)?|วตถดบ|สวนผสม|सामगरी',
)

/** Titles of methods, beyond the common ones: by language. */
export const METHOD_TITLES = any(
  // English
  "and then|do this|what (?:you|i|we) do|how (?:it is done|it comes together|it[’']s done|it[’']s made|to proceed|we (?:make|do) it)|let[’']s (?:cook|bake|go|start|get cooking|make it)|(?:recipe )?(?:instructions?|directions?|method|steps|preparation|procedure)(?: list)?|make it|the (?:method|steps|process)",
  // German, Dutch
  "(?:\\p{L}{2,12})?zubereitung(?:sschritte|sart|sweise|sanleitung)?|(?:schritt[- ]fur[- ]schritt[- ]?)?(?:koch|back|rezept|zubereitungs|schritt)?-?anleitung(?:en)?|schritt[- ]fur[- ]schritt|(?:die )?(?:einzelnen )?(?:arbeits)?schritte|und so (?:geht|wird|macht)(?:[’']?s| es| man es| ihr es| du es)?(?: gemacht| geht)?|so (?:geht|wird|macht|gelingt)(?:[’']?s| es| man[’']?s| du es)?|so (?:bereitest|bereitet) (?:du|ihr|man) [^\\d:.,]{2,40} zu|ablauf|durchfuhrung|herstellung|vorbereitung und zubereitung|die zubereitung|wie (?:geht|macht man) [^\\d:.,]{2,40}",
  'instructies?|(?:de )?bereiding(?:s(?:wijze|stappen))?|(?:zo )?(?:ga|gaat) (?:je|u) te werk|(?:hoe )?(?:maak|bereid|doe) (?:je|ik|u) (?:het|dit|deze|dat|ze)|maken|(?:en )?zo (?:maak|doe|bereid) (?:je|u).{0,30}|stap voor stap|(?:het )?stappenplan|wat (?:ga|moet) je doen|aan het werk|klaarmaken|bereidingsstappen',
  // French
  "(?:la |les |etapes? de )?(?:preparation|realisation|confection)s?(?: (?:de|du) [^\\d:.,]{2,40}| (?:de )?(?:la|cette) recette| etape par etape| pas a pas)?|comment (?:proceder|faire|la faire|le faire|les faire|realiser|preparer|cuisiner|on fait|ca marche)(?: (?:la|cette) recette)?|(?:les )?etapes?(?: a suivre)?|deroule(?: de la recette| des operations)?|mode de preparation|methode|la methode|instructions|procede|pas a pas|la marche a suivre|en cuisine|a vos fourneaux|c[’']est parti",
  // Italian
  '(?:la |le )?(?:preparazion[ei]|procediment[oi]|istruzioni|esecuzione|lavorazione|fasi|metodo)(?: (?:passo (?:passo|a passo|dopo passo)|della ricetta|di preparazione))?|come (?:si (?:fa|fanno|prepara|preparano|procede)|fare|farl[aoei]|procedere|cucinarl[aoei])|passo (?:passo|a passo|dopo passo)|i passaggi|passaggi|modalita di (?:preparazione|esecuzione)|in cucina',
  // Spanish, Portuguese, Romanian, Catalan
  '(?:la |los |las )?(?:preparacion|elaboracion|instrucciones|procedimiento|pasos|direcciones|indicaciones|realizacion|modo de (?:preparacion|preparo|elaboracion|empleo)|forma de (?:preparacion|prepararl[oa])|metodo)(?: (?:de la receta|a seguir|paso a paso|del plato))?|como (?:se (?:hace|hacen|prepara|elabora)|hacerl[oa]s?|prepararl[oa]s?|lo hacemos|hacer [^\\d:.,]{2,40}|preparar [^\\d:.,]{2,40}|elaborar [^\\d:.,]{2,40})|(?:receta )?paso a paso|asi se (?:hace|prepara)|manos a la obra|pasos a seguir',
  '(?:o |a |as |os )?(?:modo de (?:preparo|preparar|preparacao|confeccao|fazer|execucao)|preparo|preparacao|confeccao|elaboracao|execucao|instrucoes|passos|procedimento|etapas?(?: de preparo)?|metodo|preparos)(?: (?:da receita|passo a passo|a seguir))?|como (?:se faz|fazer|preparar|confecionar)(?: [^\\d:.,]{2,40})?|passo a passo|maos (?:a obra|na massa)|mod (?:de )?preparare|preparare(?:a)?|pasii? de preparare|cum se (?:face|prepara)|instructiuni|elaboracio|preparacio',
  // Swedish, Danish, Norwegian, Finnish, Icelandic
  '(?:sa )?(?:har )?(?:gor|lagar|bakar|tillagar) (?:du|man|vi)(?: (?:det|den|dem))?(?: har)?|gor sa(?: har)?|sa har|tillagning(?:en)?|instruktion(?:er)?|steg for steg|tillvagagangssatt|beskrivning|matlagning',
  '(?:sadan|saadan|slik|dan) (?:her )?(?:gor|laver|lager|bager|baker|tilbereder) (?:du|man|vi|jeg)(?: (?:det|den|dem|[^\\d:.,]{2,30}))?|(?:sadan|slik) (?:gor|laves|lages|tilberedes|bages)(?: (?:det|den|du))?|fremgangs?m(?:ade|aade|ate)|fram(?:gangs|gongs)mate|tilberedning(?:en)?|instruktioner|instrukser|trin for trin|trinvis|steg[- ]for[- ]steg|gor slik|gjor slik|slik gjor (?:du|man|vi)(?: det)?|sadan gor (?:du|man)',
  '(?:valmistus|teko|valmistaminen)(?:ohje(?:et)?|tapa|vaiheet)?|(?:valmistus)?ohjeet?|tee nain|nain (?:teet|valmistat)(?: sen)?|adferd',
  // Polish, Czech, Slovak
  '(?:sposob |etapy |przebieg )?(?:przygotowan(?:ie|ia)|przyrzadzani[ea]|wykonani[ea])(?: (?:krok po kroku|przepisu))?|krok po kroku|jak (?:to )?(?:zrobic|przygotowac|przyrzadzic|ugotowac|upiec)(?: [^\\d:.,]{2,40})?|instrukcj[ae]|kroki|etapy|opis przygotowania|zaczynamy|do dziela',
  '(?:pracovni )?postup(?: (?:pripravy|vyroby|prace|receptu|prace))?(?: receptu)?|(?:zpusob |sposob |popis )?priprav[ay]|jak na to|ako na to|navod|(?:jak|ako) (?:to )?(?:uvarit|upect|upiect|udelat|urobit|pripravit|pripravime|postupovat)(?: [^\\d:.,]{2,40})?|krok (?:za|po) krok(?:em|om)|vyroba|pracovny postup|kroky',
  // Hungarian, Croatian, Serbian, Slovene, Bulgarian
  '(?:az )?(?:elkeszites|elkeszitese|elkeszitesi mod|elkeszitesi utmutato)|(?:igy )?keszul|igy keszitsd(?: el)?|(?:igy )?keszitjuk|utasitasok|lepesek|a recept elkeszitese|hogyan keszitsd el',
  'priprema|postupak|nacin pripreme|upute|kako (?:se priprema|napraviti)|postopek|priprava|navodila|приготвяне|начин на приготвяне|припрема|поступак',
  // Russian, Ukrainian
  '(?:инструкция|способ|процесс|порядок|рецепт|метод|этапы|шаги|технология)(?: приготовления)?(?: [^\\d:.,]{2,40})?|приготовление(?: [^\\d:.,]{2,40})?|как (?:готовить|приготовить|сделать|это сделать)(?: [^\\d:.,]{2,40})?|пошаговое приготовление|пошаговый рецепт(?: [^\\d:.,]{2,40})?|пошаговая инструкция|готовим|(?:спосіб|процес|рецепт|інструкція|етапи)(?: приготування)?|приготування(?: [^\\d:.,]{2,40})?|як (?:приготувати|готувати|зробити)(?: [^\\d:.,]{2,40})?',
  // Greek, Turkish
  '(?:μεθοδος |τροπος )?(?:εκτεληση|εκτελεσης|παρασκευη|παρασκευης|προετοιμασια|προετοιμασιας|διαδικασια|οδηγιες|βηματα|μεθοδος|μαγειρεμα)(?: (?:εκτελεσης|παρασκευης|συνταγης|βημα βημα))?|πως (?:το |τα |τη |την |τον |θα )?(?:κανουμε|φτιαχνουμε|γινεται|γινονται|κανω|φτιαχνω|το φτιαχνουμε|το κανουμε)(?: [^\\d:.,]{2,30})?|βημα (?:βημα|προς βημα)',
  '(?:tarifin )?(?:hazirlanisi|hazirlanis|yapilisi|yapilis|yapimi|hazirlama|pisirilisi)|(?:\\p{L}[\\p{L} ]{2,40} )?nasil (?:yapilir|hazirlanir|pisirilir|yapiyoruz)|adim adim(?: [^\\d:.,]{2,30})?|pisirme onerisi|hazirlama asamalari|yapalim',
  // Arabic, Persian, Hebrew
  '(?:طريقة|كيفية|خطوات) (?:التحضير|العمل|الإعداد|الاعداد|الطبخ|الصنع|[^\\d:.,]{2,30})|الطريقة|التحضير|طريقة|الخطوات|خطوات|طرز تهیه|دستور پخت|אופן (?:ה)?(?:הכנה|כנה)|הכנה|הוראות הכנה|הוראות|אופן הכנה|איך מכינים|שלבי הכנה|שלבים',
  // Japanese, Korean, Chinese
  '(?:下準備と)?(?:作り方|つくり方|作りかた|調理方法|調理手順|手順|作成手順|レシピ手順|工程)(?:手順|・手順)?|(?:요리 ?|조리 ?)?(?:순서|과정|방법)|조리(?:순서|방법|과정|법)|(?:만드는|만들기) ?(?:방법|순서|법|과정)?|만들기|요리법|(?:\\p{L}{1,12}的)?(?:做法|制作步骤|製作步驟|烹饪步骤|烹調步驟|步骤|步驟|作法|制作方法|製作方法|烹饪方法|操作步骤|料理步驟)',
  // Vietnamese, Indonesian, Thai, Hindi
  'cach (?:lam|nau|che bien).{0,30}|huong dan|cara (?:membuat|memasak|pembuatan).{0,30}|langkah(?:-langkah)?|วธทำ|विधि',
)

/** Titles of notes and tips, which stand with a recipe: by language. */
export const NOTE_TITLES = any(
  "(?:recipe |cook[’']?s |chef[’']?s |my |expert |pro |top )?(?:notes?|tips?)(?: (?:and|&|\\+) (?:tricks|notes|tips|variations))?|good to know|hints?",
  '(?:\\p{L}{2,12}-?)?(?:tipps?|hinweise?|notizen?|anmerkung(?:en)?)|(?:mein |unser )tipp|gut zu wissen|tipps (?:und|&) tricks|(?:lekker |extra )?weetje|goed om te weten|opmerking(?:en)?|varianten|variatietip',
  "(?:le |les |nos |mes |notre |mon )?(?:astuces?|conseils?|notes?|remarques?|trucs?|petit plus|mot du chef|petit truc)(?: (?:de|du|pour) .{2,30})?|astuces? et conseils?|conseils? et astuces?|note de l[’']auteur|bon a savoir|(?:il |i )?(?:consigli[o]?|not[ae]|trucch[io]|suggeriment[io]|variant[ei])(?: (?:della|dello|del|in piu|e .{3,15}) ?.{0,25})?|(?:lo sapevi|curiosita)",
  '(?:el |los |mi |un )?(?:trucos?|consejos?|notas?|tips?|sugerencias?|recomendaci(?:on|ones)|variantes?)(?: (?:de|del|y|para) .{2,30})?|(?:a |as |o |os )?(?:dicas?|notas?|sugest(?:ao|oes)|truques?|observac(?:ao|oes)|conselhos?)(?: (?:da|de|do|para) .{2,30})?|sfat(?:uri)?|ponturi|nota',
  '(?:bra )?tips(?:et)?|notering(?:ar)?|(?:gode )?rad|not(?:er|e|at|ater)|tips (?:og|och) (?:triks|rad|tricks|varianter)|variation(?:er)?|vinkit|vinkki|huom|bra att veta|godt at vide',
  '(?:dobra |nasza )?(?:rada|porada|porady|uwagi|uwaga|wskazowki|wskazowka|notatki|notatka)|dobre rady|tip(?:y)?|rady?|poznamk[ay]|nas tip|tip(?:p)?ek|tipp(?:ek)?|megjegyzes|jo tanacs|tanacsok|savjet|napomena|nasvet|совет(?:ы)?|заметк[аи]|примечани[ея]|на заметку|подсказка|порад[аи]|нотатк[аи]|съвет[и]?',
  '(?:μυστικα|συμβουλες|συμβουλη|σημειωσεις|σημειωση|tips?|μικρα μυστικα)|(?:püf noktas[ıi]|ipucu|ipuclari|notlar|not|puf noktalari|servis onerisi|oneri(?:ler)?|tavsiye)|ملاحظات|ملاحظة|نصائح|نصيحة|טיפים|טיפ|הערות',
  '(?:コツ|ポイント|メモ|補足|アドバイス)(?:・(?:コツ|ポイント|注意点))?|注意点|팁|요리 ?팁|참고|노트|메모|小贴士|小貼士|贴士|小窍门|小竅門|备注|備註|心得|烹饪技巧|注意事项',
)

/** Titles of what follows a recipe, beyond the common ones: by language. */
export const FURTHER_TITLES = any(
  "enjoy(?: your meal)?|shop (?:this|the|my) (?:recipe|post|look|story)|more (?:from|like this|on this|ideas|to cook|posts)(?: .{0,30})?|see more(?: .{2,30})?|also try.{0,40}|you[’']?(?: ll|ll)? (?:also )?(?:like|love)|never miss .{2,20}|\\d+ (?:thoughts on|comments|responses|replies|reviews).{0,60}|each serving contains|what to serve .{0,30}|about this recipe|buy the book|tried it.{0,20}|join the conversation|latest posts|popular (?:posts|recipes)|recent posts|most popular|trending(?: now)?|filed under.{0,30}|posted in.{0,30}|print this.{0,12}|add your comment|explore more.{0,30}|what do you think.{0,10}|what our readers .{2,20}",
  '(?:weitere|mehr|passende|beliebte|andere|neue|verwandte) (?:rezepte|ideen|artikel|beitrage).{0,30}|das passt dazu|dazu passt|auch lecker|(?:\\d+ )?kommentare?(?: zu .{2,40})?|bewertung(?:en)?|rezept (?:bewerten|erstellt von|von).{0,20}|verwandte .{2,20}|nahrwert(?:e|angaben|tabelle)?(?: .{0,20})?|pro (?:portion|person|stuck)|(?:koch|kuchen)?utensilien|kuchengerate|hilfsmittel|zubehor|(?:aufbewahrung|haltbarkeit|lagerung)|schreib(?:e)? (?:einen kommentar|mir).{0,20}|zuletzt angesehen|guten appetit',
  '(?:meer|andere|vergelijkbare|gerelateerde|populaire|lekker met)(?: .{2,30})?|dit (?:vind je|past|is) (?:vast )?(?:ook )?(?:lekker|erbij)|ook lekker|(?:\\d+ )?reacties?|beoordeling(?:en)?|(?:bewaar|serveer|menu|combinatie|koop)(?:tip|advies)s?|keukengerei|keukenspullen|benodigd (?:keukengerei|materiaal)|voedingswaarden?(?: .{0,20})?|eet smakelijk|extra nodig|ook nodig',
  "(?:a )?(?:decouvrir|voir|lire|gouter|essayer) (?:aussi|egalement)|(?:d[’']autres|plus de|nos|les autres|toutes les) (?:recettes?|idees).{0,40}|(?:vos |les )?(?:avis|commentaires?|reactions|notes et avis)|\\d+ (?:avis|commentaires?|reactions)|reagir|c[’']est termine.{0,60}|qu[’']en avez-vous pense.{0,10}|accords? (?:mets|vins?).{0,20}|quel vin .{2,40}|materiel(?: necessaire)?|ustensiles?(?: .{0,20})?|informations? nutritionnelles?.{0,20}|valeurs? nutritives?.{0,20}|laisser un commentaire|recettes? (?:similaires|associees).{0,20}|nos clients ont aussi aime|bon appetit|cela peut vous interesser|ces recettes .{3,40}",
  '(?:ti |vi |le )?(?:potrebbe(?:ro)?|possono) (?:anche )?(?:interessar(?:e|ti|vi)|piacer(?:e|ti|vi))(?: anche)?|(?:altre|scopri|guarda|prova) (?:anche |altre )?(?:ricette|idee|queste).{0,30}|(?:i )?commenti(?: .{0,15})?|\\d+ commenti|lascia un commento|(?:che |quale )?vino (?:abbinare|consigliato).{0,20}|abbinament[oi].{0,20}|valori nutrizionali.{0,20}|calorie per porzione.{0,10}|informazioni nutrizionali|come conservar(?:e|lo|la|li|le).{0,30}|attrezz(?:i|atura|ature)|strumenti|utensili|buon appetito',
  'con que (?:acompanar|servir|combinar).{0,30}|(?:te |tambien te )?(?:puede|podria|pueden) (?:tambien )?(?:interesar|gustar)(?:te)?|tambien te .{2,30}|(?:mas|otras) (?:recetas|ideas).{0,30}|recetas (?:similares|relacionadas|parecidas)|(?:\\d+ )?(?:comentarios|opiniones|valoraciones)(?: .{0,15})?|(?:deja|escribe) (?:un|tu) comentario|(?:informacion|valor(?:es)?|tabla) nutricional(?:es)?(?: .{0,20})?|utensilios|materiales necesarios|buen provecho|cooksnaps?',
  '(?:mais|outras|veja) (?:receitas|ideias|tambem).{0,30}|(?:talvez )?(?:tambem )?(?:lhe |te )?(?:pode|podera) (?:interessar|gostar).{0,20}|receitas (?:semelhantes|parecidas|relacionadas)|(?:\\d+ )?(?:comentarios|avaliac(?:ao|oes)|opinioes)(?: .{0,15})?|deixe (?:um|o seu|seu) comentario|avalie .{2,20}|(?:informac(?:ao|oes)|tabela|valor(?:es)?) nutricion(?:al|ais)(?: .{0,20})?|utensilios|bom (?:apetite|proveito)|pofta buna|comentarii.{0,12}|retete similare',
  '(?:fler|andra|liknande|relaterade|mer) (?:recept|tips|inspiration).{0,30}|(?:\\d+ )?(?:kommentar(?:er)?|omdomen|betyg)(?: .{0,15})?|naring(?:svarde|sinnehall|sinfo).{0,20}|klimat(?:avtryck|paverkan).{0,15}|vad tyckte du.{0,30}|smaklig maltid|redskap|(?:flere|andre|lignende|relaterede|relaterte) (?:opskrifter|oppskrifter).{0,30}|naerings(?:indhold|innhold|verdi).{0,20}|pr\\.? ?(?:100 ?g|portion|porsjon)|velbekomme|vel bekomme|det skal du (?:ogsa )?se|prov ogsa|(?:lisaa|muita|samankaltaisia) (?:resepteja|ohjeita)|kommentit|ravintosisalto.{0,15}|kayta nain',
  '(?:zobacz|sprawdz|czytaj|polecamy) (?:takze|tez|rowniez|inne).{0,30}|(?:inne|podobne|wiecej) przepis(?:y|ow).{0,30}|(?:\\d+ )?(?:komentarz(?:e|y)?|opini[ea])(?: .{0,12})?|dodaj komentarz|wartosc(?:i)? odzywcz[ae].{0,20}|kalorycznosc.{0,15}|smacznego|podoba ci sie.{0,50}|przybory|(?:dalsi|dalsie|podobne|podobni|souvisejici|suvisiace) (?:recepty|clanky).{0,20}|(?:\\d+ )?(?:komentare|diskuze|diskusia|hodnoceni|hodnotenie)(?: .{0,20})?|nutricni .{3,20}|vyzivove .{3,20}|dobrou chut.{0,2}|dobru chut.{0,2}|podavani|podavame',
  'hozzaszolas(?:ok)?.{0,10}|(?:tovabbi|hasonlo|kapcsolodo) receptek.{0,20}|tapertek.{0,20}|jo etvagyat|mentes|ertekeles.{0,15}|komentari|hranjive .{2,20}|slicni recepti|dobar tek',
  '(?:\\d+ )?(?:комментари(?:и|ев|й)|отзыв(?:ы|ов)?|обсуждение)(?: .{0,20})?|(?:похожие|другие|еще|ещё|лучшие) рецепты.{0,30}|пищевая ценность.{0,20}|энергетическая ценность.{0,20}|калорийность.{0,20}|бжу.{0,15}|приятного аппетита|читайте также.{0,20}|вам может понравиться|инвентарь|посуда|(?:схожі|інші) рецепти.{0,20}|коментар(?:і|ів|ии).{0,12}|смачного|поживна цінність.{0,20}|подобни рецепти',
  '(?:\\d+ )?(?:σχολια|αξιολογησεις|κριτικες)(?: .{0,20})?|(?:παρομοιες|σχετικες|περισσοτερες|αλλες) συνταγες.{0,20}|διατροφικ\\p{L}+ .{3,30}|θερμιδες.{0,15}|καλη ορεξη|σκευη|(?:\\d+ )?yorum(?:lar)?(?: .{0,12})?|(?:benzer|ilgili|diger) tarifler.{0,20}|besin degerleri.{0,20}|afiyet olsun|kalori(?: .{0,15})?|bunlar da .{3,30}',
  // Equipment
  '(?:potrebne |kuchynske |budete potrebovat )?(?:vybaveni|vybavenie|nacini|nacinie|nadobi|pomucky|pomocky|naradi)|(?:konyhai |szukseges )?eszkozok|(?:potrzebny |potrzebne )?(?:sprzet|akcesoria|naczynia)(?: kuchenn[ye])?|(?:kok(?:s|ken)?)?(?:udstyr|utstyr|utrustning)|(?:keittio)?valineet|(?:ustensile|echipament)(?: necesare?)?|(?:кухонн\\p{L}+ )?(?:утварь|принадлежности|оборудование|обладнання|інвентар)|εξοπλισμος|(?:mutfak )?gerecleri|equipamentos?|(?:使う)?(?:道具|器具)|(?:조리 ?)?도구|厨具|廚具|bonne degustation|bonne appetit',
  'التعليقات|تعليقات.{0,10}|وصفات (?:مشابهة|ذات صلة|أخرى).{0,20}|القيمة الغذائية.{0,20}|القيم الغذائية.{0,20}|بالهناء والشفاء|صحتين(?: وعافية)?|شاهد أيضا|اقرأ أيضا|תגובות.{0,10}|מתכונים (?:נוספים|דומים).{0,15}|ערכים תזונתיים.{0,15}|בתיאבון',
  '(?:この)?レシピの生い立ち|レシピid.{0,15}|つくれぽ.{0,20}|関連(?:レシピ|キーワード|カテゴリ).{0,15}|(?:人気|おすすめ|似た)(?:の)?レシピ.{0,15}|栄養(?:成分|価).{0,20}|コメント.{0,10}|道具|みんなの.{2,15}|댓글.{0,10}|(?:관련|다른|추천) ?레시피.{0,15}|영양 ?(?:정보|성분).{0,10}|맛있게 드세요|후기.{0,10}|(?:相关|相關|更多|推荐|推薦)(?:菜谱|食譜|菜譜|食谱|阅读).{0,15}|营养(?:成分|信息).{0,15}|評論.{0,10}|评论.{0,10}|留言.{0,10}|大家都在.{1,10}',
)
