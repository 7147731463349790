const words = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** Participles of preparation, before or after the name of an ingredient. */
export const PREPARATION_PARTICIPLES = new Set(
  words(`
  chopped minced diced sliced grated shredded peeled seeded deseeded de-seeded deveined cored pitted stoned
  stemmed destemmed hulled trimmed halved quartered cubed julienned crumbled mashed pureed puréed
  melted softened beaten whisked sifted toasted drained rinsed washed patted squeezed juiced zested
  cooked boiled steamed blanched chilled cooled warmed heated thawed defrosted divided separated
  split scraped shaved slivered torn cut broken scored pricked pounded flattened butterflied boned
  deboned skinned scaled gutted cleaned shucked shelled husked soaked reserved strained picked
  plucked scrubbed smashed bruised cracked crushed snipped spiralized segmented sectioned chunked
  well-drained well-beaten pre-cooked precooked parboiled tied leveled crosswise
  uncooked chargrilled char-grilled spiralled spiralized well-chopped hand-torn thick-sliced thin-sliced thinly-sliced finely-chopped fine-chopped
  coarse-chopped refrigerated shaken mixed-together wilted sauteed sautéed browned fried grilled poached
  hard-boiled hard-cooked soft-boiled reheated topped slit skewered scalded nicked finely-grated
  fresh-squeezed fresh-ground fresh-grated unwrapped shredded rubbed slashed cubed dissolved
  gehackt gehackte gehackter gehacktes gewürfelt gewürfelte geschält geschälte gerieben geriebene
  geriebener geschnitten geschnittene zerlassen zerlassene geschmolzen geschmolzene abgetropft
  entkernt gepresst gewaschen zerdrückt püriert geröstet gekocht gekochte halbiert geviertelt
  haché hachée hachés hachées émincé émincée émincés émincées râpé râpée râpés coupé coupée coupés
  coupées pelé pelée pelés pelées épluché épluchée épluchés épluchées fondu fondue ciselé ciselée
  pressé pressée égoutté égouttée égouttés égouttées dénoyautées écrasé écrasée battu battus lavé
  picado picada picados picadas pelado pelada pelados peladas rallado rallada cortado cortada
  cortados cortadas derretida derretido molido molida batido batidos escurrido escurridos troceado
  tritato tritata tritati tagliato tagliata tagliati grattugiato grattugiata sbucciato sbucciata
  fuso affettato affettata pelati sgocciolato gesneden gehakt fijngehakt fijngesneden geraspt
  geraspte gesmolten geschild uitgelekt gepeld hackad hackade finhackad skivad skivade riven rivet
  smält skalad skalade tärnad strimlad hakket finhakket revet smeltet skåret posiekana posiekany
  posiekane starta starty obrana obrane pokrojona pokrojony pokrojone nasekaný nakrájaná
  nakrájaný nakrájané nastrouhaný oloupaná oloupané ralado ralada descascada descascado picadinho
`),
)

/** Participles of preparation when after the name; before it they belong to the name. */
export const TRAILING_PARTICIPLES = new Set(
  words(`
  ground dried roasted smoked mixed rolled packed whipped crushed frozen salted stuffed seasoned
  marinated caramelized removed discarded diagonally lengthwise lengthways crosswise stirred tossed
  combined brushed warmed cold warm hot room unpeeled sieved balled scooped left skins ends
  garnished pressed stripped blotted dusted spread folded wrapped arranged processed pulsed
  bashed filleted deveined de-veined unskinned simmering skimmed studded blended strained trussed squashed levelled prepared thick-cut freshly roughly finely coarsely
  thinly thickly lightly very cut into pieces cubes wedges chunks strips rounds matchsticks dice
  temperature overnight sharpened deep-fried caramelised
`),
)

/** Adverbs before a participle of preparation. */
export const MANNER_ADVERBS = new Set(
  words(`
  finely coarsely roughly thinly thickly freshly lightly very well firmly loosely gently
  tightly diagonally vertically horizontally crosswise lengthwise lengthways evenly partially partly
  slightly carefully thoroughly completely neatly newly just fresh- hand fine fein grob frisch finement
  grossièrement fijn grof fint finamente finemente medium
`),
)

/** Purely descriptive words, with which a name cannot end ("boneless, skinless thighs"). */
export const ADJECTIVES = new Set(
  words(`
  fresh dried dry ripe firm large small medium boneless skinless bone-in skin-on skin-off lean hot
  cold warm cool soft hard sweet sour raw young old organic whole plain unsalted salted sweetened
  unsweetened low-sodium reduced-sodium low-fat nonfat non-fat fat-free full-fat frozen canned
  smoked roasted toasted ground mild spicy good-quality quality homemade store-bought thick thin
  thick-cut thin-cut crisp crispy crusty fat plump free-range farm-raised wild tender seedless
  extra-virgin light dark heavy fine coarse long short baby mixed fully ready-to-eat
  ready-to-use unbleached all-purpose day-old tart very extra unpeeled peeled cooked uncooked
  untreated unwaxed center-cut well-marbled bite-size thinly ripened sun-dried pitted hulled skinned
  live unpeeled natural white red green black yellow golden brown stale good best-quality high-quality unripe
  robust fruity full-bodied hearty bold rich fragrant creamy tangy smoky rustic juicy meaty waxy floury
  starchy mealy fleshy mature sharp mellow aromatic chewy flaky buttery glossy silky chunky sticky
  slender sturdy flavorful flavourful floral peppery heavy-bodied light-bodied medium-bodied off-dry
  overripe slightly defatted unflavored shelled cleaned rinsed drained crushed flat-leaf
`),
)

/** Words that start a remark: purpose, choice, source, need. */
export const REMARK_OPENERS = new Set(
  words(`
  for to plus or such like preferably optional if about see from as e.g i.e eg not use using any available
  also including depending more extra note notes approx approximately around recipe your ask adjust
  is are can may this it these they be but ideally homemade store-bought additional + omit substitute
  available available- depending according weighing weight yield yields yielding total enough quality
  best roughly- or/and and/or try available, per each- of note: tip don't do made
  zum zur für nach oder evtl eventuell optional facultatif pour ou selon environ au opcional al para
  o aproximadamente facoltativo per q.b qb oppure circa naar eventueel voor of ongeveer efter eller
  till evt etter valgfritt do podle dle lub opcjonalnie ca bzw wahlweise plus zusätzlich
`),
)
