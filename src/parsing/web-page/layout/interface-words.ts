/** Words that buttons and menus are made of, in the languages that recipes are pasted in. */
const STRONG = new Set(
  `drucken ausdrucken speichern merken teilen bewerten imprimer enregistrer sauvegarder partager noter
  évaluer imprimir guardar compartir valorar puntuar salvar compartilhar avaliar avalie stampa stampare
  salva condividi vota afdrukken printen opslaan bewaar bewaren delen deel beoordeel drukuj wydrukuj
  zapisz udostępnij oceń spara dela betygsätt udskriv gem bedøm lagre skriv tulosta tallenna jaa
  arvostele yazdır kaydet paylaş puanla vytisknout tisk uložit sdílet ohodnoťte nyomtatás mentés
  megosztás 印刷 保存 シェア startseite accueil inicio início strona główna anasayfa startsida forside
  hjem etusivu domů főoldal トップ ホーム rezepte recettes recetas ricette receitas recepten recepter
  przepisy opskrifter oppskrifter reseptit tarifler recepty レシピ einkaufsliste aggiungi añadir ajouter
  adicionar toevoegen dodaj ekle přidat zutatenliste menü menu newsletter suche suchen buscar cerca
  zoeken szukaj sök søg haku ara acheter comprar acquista compra ordina koop kies køb kjøp köp kup
  kaufen bestellen warenkorb panier carrito cesta carrello winkelwagen winkelmandje koszyk koszyka
  varukorg varukorgen kurv kurven handlekurv inköpslista inköpslistan indkøbsliste handleliste zakupów
  zakupowej boodschappen boodschappenlijstje lijstje courses ostoslista bevásárlólista kopieren copier
  copiar copia kopiëren kopiuj kopier kopiera сохранить поделиться распечатать корзину избранное купить
  зберегти поділитися αποθήκευση εκτύπωση κοινοποίηση طباعة حفظ مشاركة שמור הדפסה 저장 공유 인쇄 장바구니
  收藏 打印 分享 保存する 買い物リスト favoris favoritos preferiti favorieten favoriter ulubionych
  oblíbených favoriten merkliste kochbuch umrechnen einkaufszettel calculer berechnen calcular calcola
  bereken berekenen oblicz beräkna beregn marcar marque märk markera seleccionar selecionar
  selectează abhaken auswählen λίστα προσθήκη добавить додати alışveriş listesine listeye sepete
  koszyczka cumpărături kosárba ostoskoriin
  springen saltar valora partilhar partilha přidat nákupního přidej tilføj del vurder favoritter favorit
  suosikkeihin suosikit lisää ostoslistalle lisätä mentése mentem kedvencekhez kedvencek hozzáadás
  bevásárlólistához értékeld printează imprimă distribuie salvează adaugă favorite evaluează sari
  αγαπημένα αξιολογήστε μοιραστείτε εκτυπώστε αποθηκεύστε μετάβαση favorilere favorilerime puanla kaydedin
  paylaşın печать друк роздрукувати оценить оцінити покупок обране избранное сподобалося レシピを保存
  お気に入りに追加 お気に入り 買い物リストに追加 レシピへ移動 保存食谱 收藏食谱 加入购物清单 购物清单 跳至食谱 列印 儲存
  즐겨찾기 담기 찜하기 공유하기 인쇄하기 저장하기 레시피로 المفضلة قيم قائمة التسوق انتقل أضف احفظ اطبع شارك
  שיתוף שמירת שמור למועדפים הוסף לרשימת קניות דרג הדפס שתף למתכון प्रिंट शेयर सेव cetak bagikan simpan
  tambahkan belanja sao lưu chia sẻ in thêm đánh giá 구매 구매하기 mua näytä selecteer substitutions carrinho köp
  byt vego veganskt comprar acheter tilaa 購入 购买 купити замовити facebook pinterest whatsapp twitter instagram email
  e-mail telegram boodschappenlijst जाएं lihat beri weiterlesen lire leggi herunterladen télécharger descargar`.split(
    /\s+/,
  ),
)
const WEAK = new Set(
  `rezept recette receta ricetta receita recept przepis opskrift oppskrift resepti tarif das den die
  der le la les el los il lo de het o a esta este cette questa questo dit to ten till til zum zur zu
  auf alle zutaten à ma mia mi minha al alla allo liste lista lijst boodschappenlijst shopping list
  spesa della compra compras do na ai w i ut ir ingredientes ingredienti ingrédients składniki seu suas
  toutes todas tutti et e y und en och og direkt gehe springe spring aller vai naar przejdź gå git
  tarife przepisu receptet opskriften para mes nos vos mijn mein meine meinem mina mine ma min produits
  producten produkty produkter produkte produktów ingredienser ingrediënten składników lägg läge legg
  til рецепт рецепта список покупок в и мои ως mis miei all toute tout tutto tutti alla in todos læg στη στο в до список покупок la de
  aux aos zet op listy seznamu seznam oppskriften receptet recept rețeta rețetă lista listă în συνταγής
  συνταγή στα τη την tarifi tarifimi listem у рецепту рецепта adom az lägga 추가 저장 이동 장바구니 레시피 إلى الوصفة
  הוסף את המתכון מתכון करें रेसिपी पर जाएं resep ke daftar nilai beri lihat công thức vào danh sách mua sắm
  plus tout en di più más setzen pdf aan via per mail post epost sur auf på na twitterissä dit esta quest’ this recipe
  producten tuotteet nguyên liệu produtos ingredientes produits voir vis produkty tudo todo adicionar te à
  tuotteita ao aos ai alle`.split(/\s+/),
)
/** "Spring til opskriften", "Skip to recipe": a verb of moving before the word for a recipe. */
const JUMP_TO =
  /^(?:spring|hop|gå|gehe?|skip|jump|scroll|direkt|vai|ir|aller|voir|voir la|przejdź|przeskocz|přejít|přeskočit|ugrás|siirry|hoppa|git|ver|mostra|naar|перейти|к)\s.{0,16}(?:recept|rezept|recette|receta|receita|ricetta|recipe|opskrift|oppskrift|przepis|resept|recepti|рецепт)\p{L}{0,3}$/iu
const JUMP =
  /^(?:(?:direkt |springe )?zum rezept|aller à la recette|ir a la receta|ir para a receita|vai alla ricetta|(?:ga )?naar (?:het )?recept|przejdź do przepisu|(?:hoppa |gå )?til[l]? (?:receptet|opskrift(?:en)?|oppskrift(?:en)?)|tarife git|přejít na recept)$/iu

/** "Click on an ingredient": what a page tells of itself. */
const CLICK =
  /^(?:click|tap|klicken?|klick(?:a|e)|tippen?|klikk?|klikni\p{L}*|kattints\p{L}*|cliquez|touchez|haz clic|haga clic|pulsa|clique|toque|clicc?a|tocca|tik|naciśnij|нажмите|натисніть|πατήστε|tıkla\p{L}*|اضغط|לחץ|לחצו)(?!\p{L})/iu

const HOME =
  /^(?:home(?:page)?|startseite|accueil|inicio|início|página inicial|strona główna|anasayfa|ana sayfa|startsida|hem|forside(?:n)?|hjem|etusivu|domů|domov|úvod|főoldal|kezdőlap|acasă|prima pagină|главная|головна|αρχική|トップ|ホーム|홈|首页|首頁|الرئيسية|ראשי|דף הבית|होम|beranda|trang chủ|หน้าแรก)$/iu

/** Returns whether a line is the first item of a breadcrumb trail with one item per line. */
export const isHomeLink = (line: string): boolean => HOME.test(line.trim())

/** "Startseite / Rezepte / Suppen", "Accueil > Recettes > Desserts". */
const TRAIL = /\S\s+[>»›→]\s+\S|^\S+(?:\s\S+){0,2}(?:\s+\/\s+\S+(?:\s\S+){0,2}){2,}$/u

/** Returns whether a line consists of button and menu labels: "Rezept drucken", "Strona główna". */
export function isInterfaceText(line: string): boolean {
  if (line.length > 60) return false
  if (isHomeLink(line)) return true
  if (CLICK.test(line) || JUMP.test(line) || JUMP_TO.test(line)) return true
  const words = line.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  const isKnown = (word: string): boolean => STRONG.has(word) || WEAK.has(word)
  return words.length <= 7 && words.some((word) => STRONG.has(word)) && words.every(isKnown)
}

/** Returns whether a line is a breadcrumb trail above a page. */
export function isBreadcrumb(line: string): boolean {
  return line.length < 120 && (TRAIL.test(line) || isHomeLink(line.split(/\s+[/|]\s+/, 2)[0] ?? ''))
}
